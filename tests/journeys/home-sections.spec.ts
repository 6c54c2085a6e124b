/** Requirements for home page sections that need a browser: geometry, hover, clicks. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { open } from './open.ts';
import { settled } from './settled.ts';

const box = async (locator: Locator): Promise<{ x: number; y: number; width: number }> => {
  const found = await locator.boundingBox();
  if (!found) throw new Error(`${locator} has no box on the page`);
  return found;
};

/** Number of visible carousel items at this viewport width. */
async function shown(page: Page, item: Locator, width: number): Promise<number> {
  await page.setViewportSize({ width, height: 900 });
  return item.first().evaluate((element) => {
    let row = element.parentElement;
    while (row && !/auto|scroll|hidden/.test(getComputedStyle(row).overflowX))
      row = row.parentElement;
    const step = element.nextElementSibling?.getBoundingClientRect().left ?? 0;
    const stride = step - element.getBoundingClientRect().left;
    return Math.round((row?.clientWidth ?? innerWidth) / stride);
  });
}

// What the sections say, and their order: tests/site/home.built.test.ts.
test('R102 R116 R117 R120 R137 R285 R306 R323 D20 D21 D51 rows and cards at each width, and the tint of a section @desktop', async ({
  page,
}) => {
  await open(page, '/');
  await test.step('R116 D20 two, three or four logos are visible', async () => {
    const logos = page.locator('#trust-strip li');
    const seen: Record<number, number> = {};
    for (const width of [375, 639, 640, 767, 768, 1440]) {
      seen[width] = await shown(page, logos, width);
    }
    expect(seen).toEqual({ 375: 2, 639: 2, 640: 3, 767: 3, 768: 4, 1440: 4 });
  });
  await test.step('R137 R285 R306 D21 one, two or three therapists are, with a longer badge on wide screens', async () => {
    const cards = page.locator('main li:has(a[href^="/therapists/"])');
    const seen: Record<number, number> = {};
    for (const width of [390, 639, 640, 1280, 1439, 1440]) {
      seen[width] = await shown(page, cards, width);
    }
    expect(seen).toEqual({ 390: 1, 639: 1, 640: 2, 1280: 2, 1439: 2, 1440: 3 });
    // On small screens only screen readers get the second word.
    const badge = cards.first().getByText('Accepting Clients');
    for (const [width, clip] of [
      [767, 'inset(50%)'],
      [768, 'none'],
    ] as const) {
      await page.setViewportSize({ width, height: 900 });
      await expect(badge).toBeVisible();
      await expect(badge.getByText('Clients', { exact: true })).toHaveCSS('clip-path', clip);
    }
  });
  await test.step('R102 the layout switches at 768 px', async () => {
    const scene = page.locator('main section').first().getByRole('img').last();
    const start = page.getByRole('link', { name: 'Start Your Journey' }).first();
    await page.setViewportSize({ width: 767, height: 900 });
    expect((await box(scene)).y).toBeGreaterThan((await box(start)).y);
    await page.setViewportSize({ width: 768, height: 900 });
    expect((await box(scene)).x).toBeGreaterThan((await box(start)).x + 200);
  });

  await page.setViewportSize({ width: 1280, height: 900 });
  const section = page.locator('section', {
    has: page.getByRole('heading', { name: 'Your Journey Starts Here' }),
  });
  const cards = section.locator('li:has(h3), article:has(h3)');
  await test.step('R117 three service cards are in the first row, two in the second', async () => {
    const tops: number[] = [];
    for (const card of await cards.all()) tops.push(Math.round((await box(card)).y));
    const [first = 0, , , fourth = 0] = tops;
    expect(tops).toEqual([first, first, first, fourth, fourth]);
    expect(fourth).toBeGreaterThan(first);
  });
  await test.step('R120 a hovered or focused card tints its section, and only then', async () => {
    const color = (): Promise<string> =>
      section.evaluate((element) => getComputedStyle(element).backgroundColor);
    const plain = await color();
    const tints = new Set<string>();
    for (const card of await cards.all()) {
      await card.hover();
      await expect.poll(color).not.toBe(plain);
      await settled(page);
      tints.add(await color());
    }
    // Five cards with four colors: teal, tan, sage, blue, and teal again.
    expect(tints.size).toBe(4);
    await page.mouse.move(5, 5);
    await expect.poll(color).toBe(plain);
    await section.getByRole('link').first().focus();
    await expect.poll(color).not.toBe(plain);
  });
  await test.step('R323 D51 their drawings come one after another, and at once with reduced motion', async () => {
    const delays = (): Promise<string[]> =>
      page
        .locator('#services li[data-color] img')
        .evaluateAll((images) => images.map((image) => getComputedStyle(image).animationDelay));
    expect(await delays()).toEqual(['0.25s', '0.35s', '0.45s', '0.55s', '0.65s']);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    expect(await delays()).toEqual(Array(5).fill('0s'));
  });
});

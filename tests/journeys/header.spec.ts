/** The header: its place, its widths, the way past it, and the pages that it leads to. Menus: menus.spec.ts. */
import { expect, type Page, test } from '@playwright/test';
import { cutOff } from './cut-off.ts';
import { open } from './open.ts';
import { settled } from './settled.ts';

const scroll = (page: Page, y: number): Promise<void> =>
  page.evaluate((top) => scrollTo({ top, behavior: 'instant' }), y);

/** Opacity of the header, 0 to 1. */
function opacity(page: Page): Promise<number> {
  return page.evaluate(() => {
    const bar = document.querySelector('header')?.firstElementChild;
    const color = bar ? getComputedStyle(bar).backgroundColor : '';
    const alpha = color.match(/(?:\/\s*|rgba\(.*,\s*)([\d.]+)\)$/)?.[1];
    return alpha === undefined ? 1 : Number(alpha);
  });
}

test('R088 R150 R160 R161 R162 the header stays at the top: past 30 px translucent, solid again at 10, past 100 px with a smaller logo; a new page starts at its top', async ({
  page,
}) => {
  await page.goto('/');
  await scroll(page, 30);
  await settled(page);
  expect(await opacity(page)).toBe(1);
  await scroll(page, 31);
  await expect.poll(() => opacity(page)).toBeLessThan(1);
  await scroll(page, 20);
  await settled(page);
  expect(await opacity(page)).toBeLessThan(1);
  await scroll(page, 10);
  await expect.poll(() => opacity(page)).toBe(1);

  const logo = page.getByRole('banner').locator('img').first();
  const look = (): Promise<{ height: number; src: string }> =>
    logo.evaluate((image: HTMLImageElement) => ({
      height: image.getBoundingClientRect().height,
      src: image.currentSrc,
    }));
  await scroll(page, 100);
  await settled(page);
  const before = await look();
  expect(before.height).toBe(56);
  await scroll(page, 101);
  await expect.poll(async () => (await look()).height).toBe(40);
  expect((await look()).src).not.toBe(before.src);
  expect((await page.getByRole('banner').boundingBox())?.y).toBe(0);
  await page.getByRole('link', { name: 'Explore All Services' }).click();
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('M9 the first Tab leads past the header to the main part; from 1024 px the header is one line, where no label wraps or is squeezed, its menus stand at the same place on every page, and home fits any width @desktop', async ({
  page,
}) => {
  await open(page, '/');
  await test.step('skip link', async () => {
    await page.keyboard.press('Tab');
    const skip = page.locator('a[href="#main"]');
    await expect(skip).toBeFocused();
    await expect(skip).toBeInViewport();
    await page.keyboard.press('Enter');
    await expect(page.locator('#main')).toBeFocused();
    await page.keyboard.press('Tab');
    await expect(page.locator('main :focus')).toHaveCount(1);
  });
  for (const width of [639, 640, 768, 1023, 1024, 1100, 1279, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await cutOff(page), `${width} px`).toEqual([]);
    if (width < 1024) continue;
    const parts = page.locator(
      'header nav > ul > li > :first-child, header a[href="/vibe-check"]:visible',
    );
    await expect(parts).toHaveCount(5);
    for (const { text, lines } of await parts.evaluateAll((all) =>
      all.map((one) => {
        const range = document.createRange();
        range.selectNodeContents(one);
        const tops = [...range.getClientRects()].map(({ top, height }) => top + height / 2);
        return { text: one.textContent, lines: Math.max(...tops) - Math.min(...tops) };
      }),
    ))
      expect({ width, text, isOneLine: lines < 12 }).toMatchObject({ isOneLine: true });
    for (const chevron of await page.locator('header nav > ul > li > button svg').all())
      expect((await chevron.boundingBox())?.width).toBe(12);
    const [menu, button] = [
      await page.locator('header nav').boundingBox(),
      await page.locator('header a[href="/vibe-check"]:visible').boundingBox(),
    ];
    expect((menu?.x ?? 0) + (menu?.width ?? 0)).toBeLessThan(button?.x ?? 0);
    // The logo's texts are not covered by the menus either; the name contains hidden words.
    const ends = await page
      .locator('header > div a[href="/"]')
      .locator('b, small:visible')
      .evaluateAll((texts) =>
        texts.map(({ firstChild }) => {
          const range = document.createRange();
          range.selectNode(firstChild as Node);
          return range.getBoundingClientRect().right;
        }),
      );
    expect(ends.length).toBeGreaterThan(0);
    expect({ width, end: Math.max(...ends) < (menu?.x ?? 0) }).toEqual({ width, end: true });
  }
  const places = new Map<number, string>();
  for (const path of ['/', '/crisis-couples', '/quiz']) {
    await page.goto(path);
    const therapy = page.getByRole('banner').getByRole('button', { name: 'Therapy' });
    // Without a scrollbar's half width.
    places.set(Math.round((await therapy.boundingBox())?.x ?? 0), path);
  }
  expect([...places.values()]).toHaveLength(1);
});

test('M5 the quick exit never covers the name of the practice, nor leaves the window', async ({
  page,
}) => {
  for (const path of ['/crisis-couples', '/es']) {
    await page.goto(path);
    for (const size of [100, 150])
      for (const width of [320, 359, 390, 768]) {
        await page.setViewportSize({ width, height: 700 });
        const row = await page.getByRole('banner').evaluate((header, percent) => {
          document.documentElement.style.fontSize = `${percent}%`;
          const logo = header.querySelector('a');
          const clip = logo?.getBoundingClientRect();
          const name = logo?.querySelector('b')?.getBoundingClientRect();
          const others = [...header.querySelectorAll(':is(a, button)')]
            .filter((one) => one !== logo && one.checkVisibility())
            .map((one) => one.getBoundingClientRect());
          // Where it has no room the name is below what the logo shows.
          const isShown = clip && name && name.top < clip.bottom - 1;
          const end = Math.max(clip?.right ?? 0, isShown ? name.right : 0);
          return {
            gap: Math.min(...others.map(({ left }) => left)) - end,
            room:
              document.documentElement.clientWidth - Math.max(...others.map(({ right }) => right)),
          };
        }, size);
        const at = `${path}, ${width} px, ${size} %`;
        expect(row.gap, at).toBeGreaterThanOrEqual(0);
        expect(row.room, at).toBeGreaterThanOrEqual(0);
      }
  }
});

// On which lines, and not before two seconds: src/features/home/home-page.client.test.ts.
test('R090 D27 three pages are in the cache after home has loaded', async ({ page }) => {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.goto('/');
  for (const path of ['/services', '/team', '/vibe-check'])
    await expect.poll(() => asked.has(path), path).toBe(true);
  // `default-src 'none'` would refuse a link in Firefox; Safari ignores it.
  expect(await page.locator('link[rel=prefetch]').count()).toBe(0);
  const isCached = (): Promise<boolean> =>
    page.evaluate(() =>
      fetch('/team', { cache: 'only-if-cached', mode: 'same-origin' }).then(
        ({ ok }) => ok,
        () => false,
      ),
    );
  await expect.poll(isCached).toBe(true);
});

/** Small viewports, touch targets, forced colors, reduced motion. */
import { expect, type Page, test } from '@playwright/test';
import { contactForm } from './form.ts';
import { open } from './open.ts';
import { readThrough } from './watch.ts';

const overflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const { clientWidth, scrollWidth } = document.documentElement;
    if (scrollWidth <= clientWidth) return [];
    const wide = [...document.querySelectorAll('body *')].filter(
      (element) => element.getBoundingClientRect().right > clientWidth + 1,
    );
    return wide.slice(0, 8).map((element) => `${element.tagName}.${element.className}`);
  });

test('pages fit a viewport of 320 px', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of [
    '/',
    '/vibe-check',
    '/quiz',
    '/thank-you',
    '/no-such-page',
    '/resources/blog',
    '/blog/10-what-private-pay-buys',
    '/blog/test',
  ]) {
    await open(page, path);
    await readThrough(page);
    expect(await overflow(page), path).toEqual([]);
  }
});

test('text of twice the size fits a phone, and the consent bar leaves most of it', async ({
  page,
}) => {
  const paths = ['/', '/reset', '/vibe-check', '/crisis-couples', '/team', '/resources-hub', '/es'];
  for (const path of paths) {
    await open(page, path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    for (const [width, height] of [
      [320, 640],
      [390, 844],
    ] as const) {
      await page.setViewportSize({ width, height });
      const [wide = 0, barHeight = 0] = await page.evaluate(() => [
        document.documentElement.scrollWidth,
        document.getElementById('cookie-bar')?.offsetHeight ?? 0,
      ]);
      expect(wide, `${path} at ${width}: ${await overflow(page)}`).toBeLessThanOrEqual(width);
      expect(barHeight, path).toBeLessThan(height * 0.37);
    }
  }
});

test('the thread of the booking page runs under what the host says', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/vibe-check');
  const [quote = 0, thread = 0, name = 0] = await page.evaluate(() => {
    const range = document.createRange();
    const quoted = document.querySelector('.host blockquote, figure blockquote');
    if (quoted) range.selectNodeContents(quoted);
    const svg = document.querySelector('figure svg.thread')?.getBoundingClientRect();
    return [
      range.getBoundingClientRect().bottom,
      svg && svg.top + svg.height / 2,
      document.querySelector('figure figcaption b')?.getBoundingClientRect().top,
    ];
  });
  // It swings by 12 px.
  expect(thread).toBeGreaterThan(quote + 8);
  expect(name).toBeGreaterThan(thread + 8);
});

test('/ fits a viewport of any width @desktop', async ({ page }) => {
  await open(page, '/');
  for (const width of [639, 640, 767, 768, 1023, 1024, 1099, 1100, 1439]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflow(page), `${width} px`).toEqual([]);
  }
});
test('links of an error summary are at least 44 px high, and a line separates them', async ({
  page,
}) => {
  await open(page, '/vibe-check');
  await contactForm(page).send.click();
  const summary = page.locator('[data-error-summary]');
  await expect(summary).toBeFocused();
  await summary.getByText('Five more').click();
  const items = await summary.locator('li').evaluateAll((all) =>
    all.map((item) => ({
      high: item.querySelector('a')?.getBoundingClientRect().height ?? 0,
      line: Number.parseFloat(getComputedStyle(item).borderTopWidth),
    })),
  );
  expect(items.length).toBeGreaterThan(3);
  for (const [index, { high, line }] of items.entries()) {
    expect(high).toBeGreaterThanOrEqual(44);
    if (index) expect(line).toBeGreaterThan(0);
  }
});

test('touch targets are at least 44 px high', async ({ page }) => {
  await open(page, '/');
  const small = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, summary')]
      .filter((element) => element.tabIndex >= 0)
      .filter((element) =>
        element.checkVisibility({ visibilityProperty: true, opacityProperty: true }),
      )
      // Inline links in sentences are exempt.
      .filter((element) => getComputedStyle(element).display !== 'inline')
      .map((element) => {
        const { width, height } = (element.closest('label') ?? element).getBoundingClientRect();
        return { what: element.outerHTML.slice(0, 90), width, height };
      })
      .filter(({ width, height }) => width > 1 && (height < 43.9 || width < 23.9)),
  );
  expect(small).toEqual([]);
});

test('buttons have a border with forced colors @both', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await open(page, '/');
  const button = page.getByRole('link', { name: 'Start Your Journey' }).first();
  const edge = await button.evaluate((element) => {
    const { borderTopStyle, borderTopWidth } = getComputedStyle(element);
    return borderTopStyle === 'none' ? 0 : Number.parseFloat(borderTopWidth);
  });
  expect(edge).toBeGreaterThan(0);
});

test('no animation with reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  await readThrough(page);
  const moving = await page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState, effect }) => {
        const { duration = 0, iterations = 1 } = effect?.getTiming() ?? {};
        return playState === 'running' && Number(duration) * iterations > 50;
      })
      .map(({ effect }) => (effect instanceof KeyframeEffect ? effect.target?.className : '')),
  );
  expect(moving).toEqual([]);
});

test('prices leave what they are for a readable column on the narrowest phone', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await open(page, '/fees-and-faqs');
  const what = page.locator('#prices').getByText('50 minutes. For couples, and for one person');
  await expect.poll(async () => (await what.boundingBox())?.width).toBeGreaterThan(110);
  const [wide, screen] = await page.evaluate(() => [
    document.documentElement.scrollWidth,
    innerWidth,
  ]);
  expect(wide).toBeLessThanOrEqual(screen ?? 0);
});

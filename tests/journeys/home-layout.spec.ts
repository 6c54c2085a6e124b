/** Requirements for header, footer and navigation that need a browser. */
import { expect, type Page, test } from '@playwright/test';
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

test('R088 a new page starts at the top, without scrolling', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Explore All Services' }).click();
  await expect(page).toHaveURL('/services');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('from 1024 px the header is one line: no label wraps or is squeezed @desktop', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [1024, 1100, 1150, 1279, 1280, 1439, 1440]) {
    await page.setViewportSize({ width, height: 800 });
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
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    ).toBeLessThanOrEqual(0);
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
});

/** Opens home on a line, a second before a moment; returns what is prefetched so far. */
async function openAhead(page: Page, line: object): Promise<() => string[]> {
  const asked = new Set<string>();
  page.on('request', (request) => asked.add(new URL(request.url()).pathname));
  await page.addInitScript((connection) => {
    Object.defineProperty(navigator, 'connection', { value: connection });
  }, line);
  const now = Date.now();
  await page.clock.install({ time: now });
  await page.clock.pauseAt(now + 1000);
  await page.goto('/', { waitUntil: 'load' });
  return () => ['/services', '/team', '/vibe-check'].filter((path) => asked.has(path));
}

/** A request of the page, which ends after those that it has made before. */
const ask = (page: Page): Promise<unknown> =>
  page.evaluate(() => fetch('/', { method: 'HEAD' }).then(({ status }) => status));

test('R090 D27 three pages are in the cache two seconds after load, not before', async ({
  page,
}) => {
  const ahead = await openAhead(page, { effectiveType: '4g' });
  await page.clock.runFor(1999);
  await ask(page);
  expect(ahead()).toEqual([]);
  await page.clock.runFor(1);
  await expect.poll(ahead).toEqual(['/services', '/team', '/vibe-check']);
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

for (const line of [{ effectiveType: '3g' }, { effectiveType: '4g', saveData: true }])
  test(`D27 on ${JSON.stringify(line)} nothing is prefetched`, async ({ page }) => {
    const ahead = await openAhead(page, line);
    await page.clock.runFor(5000);
    await ask(page);
    expect(ahead()).toEqual([]);
  });

test('R157 R156 the menu is closed on the next page, which it marks as current, and after Back @desktop', async ({
  page,
}) => {
  await page.goto('/');
  const therapy = page.getByRole('banner').getByRole('button', { name: 'Therapy' });
  await therapy.click();
  await page
    .getByRole('link', { name: /^Premarital Blueprint/ })
    .first()
    .click();
  await expect(page).toHaveURL('/premarital-blueprint');
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
  await therapy.click();
  await expect(page.locator('[popover]:popover-open [aria-current=page]')).toHaveAttribute(
    'href',
    '/premarital-blueprint',
  );
  await page.goBack();
  await expect(page.locator('[popover]:popover-open')).toHaveCount(0);
});

test('R150 R160 R161 R162 the header stays at the top: past 30 px translucent, solid again at 10, past 100 px with a smaller logo @both', async ({
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
});

test.describe('Get Directions', () => {
  test.beforeEach(async ({ context, page }) => {
    await context.route(/^https:\/\/(?!127)/, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>maps</title>' }),
    );
    await page.goto('/');
  });

  const popup = async (page: Page): Promise<Page> => {
    const opened = page.waitForEvent('popup');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: /Get Directions/ })
      .click();
    return opened;
  };

  test('R164 R165 start at the visitor’s position, if allowed', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 32.5, longitude: -97.25 });
    const maps = await popup(page);
    await maps.waitForURL(/origin=/);
    const { searchParams } = new URL(maps.url());
    expect(searchParams.get('origin')).toBe('32.5,-97.25');
    expect(searchParams.get('destination')).toContain('Dallas');
  });

  test('R166 have no start if denied', async ({ page, context }) => {
    await context.clearPermissions();
    const maps = await popup(page);
    await maps.waitForURL(/destination=/);
    const { searchParams } = new URL(maps.url());
    expect(searchParams.has('origin')).toBe(false);
    expect(searchParams.get('destination')).toContain('Dallas');
  });
});

/**
 * If the response stops after the first view, the page looks the same as the complete one: the critical CSS is
 * sufficient, and the rest causes no layout shift (site-build/styles/critical-css.ts).
 */
import { expect, type Page, test } from '@playwright/test';
import { open } from './open.ts';

const ROUTES = ['/', '/crisis-couples', '/therapists/juno', '/resources/blog'];

test.use({ contextOptions: { reducedMotion: 'reduce' } });

interface Part {
  /** Tag and first words. */
  what: string;
  /** Left, top, width and height, px. */
  box: number[];
  styles: string;
}

/**
 * Layout rounding errors, which add up over a column of text. The defect under test, a late style rule, moves a
 * section by a line of text: 20 px or more.
 */
const ROUNDING_PX = 2;

/** Two lines: above the viewport, headings keep the fallback, which may break another line. A section without its height is off by hundreds. */
const NEAR_PX = 64;

/** Position and styles of all text in the first view, from top to bottom. */
function firstView(page: Page): Promise<Part[]> {
  return page.evaluate(() => {
    const parts = [...document.querySelectorAll('aside, header, h1, main p, main a, main dt')];
    const end = document.querySelector('[data-above-the-fold-end]');
    return parts
      .filter((part) => {
        const { top, height } = part.getBoundingClientRect();
        const below = end?.compareDocumentPosition(part) === Node.DOCUMENT_POSITION_FOLLOWING;
        // Well inside: elements at the edge are visible or not depending on rounding.
        return height > 0 && top < innerHeight - 8 && !below;
      })
      .map((part) => {
        const { left, top, width, height } = part.getBoundingClientRect();
        const { color, backgroundColor, fontSize, fontWeight } = getComputedStyle(part);
        return {
          what: `${part.tagName} ${part.textContent.trim().slice(0, 20)}`,
          box: [left, top, width, height],
          styles: [color, backgroundColor, fontSize, fontWeight].join(' '),
        };
      });
  });
}

/** Elements whose position or size changed beyond rounding. */
function moved(before: readonly Part[], after: readonly Part[]): string[] {
  return before.flatMap(({ what, box }, index) => {
    const now = after[index]?.box ?? [];
    const isSame = box.every((px, side) => Math.abs(px - (now[side] ?? Number.NaN)) <= ROUNDING_PX);
    return isSame ? [] : [`${what}: ${box.join(' ')}, then ${now.join(' ')}`];
  });
}

test('the first view is complete before the rest of the page arrives, the menus with the button beside them, which would move them @both', async ({
  page,
  request,
  isMobile,
}) => {
  // Without the full font, which may load before or after the measurement.
  await page.route('**/*.woff2', (font) => font.abort());
  for (const route of ROUTES) {
    const html = await (await request.get(route)).text();
    const [above = '', ...rest] = html.split(/(?<= data-above-the-fold-end[^>]*>)/);
    expect(rest.join('').length, route).toBeGreaterThan(1000);
    await page.route(`**${route}`, (asked) =>
      asked.fulfill({ contentType: 'text/html', body: above }),
    );
    await page.goto(route);
    const early = await firstView(page);
    expect(early.length, route).toBeGreaterThan(2);
    await page.unroute(`**${route}`);
    await open(page, route);
    const whole = await firstView(page);
    const named = (parts: readonly Part[]): string[] =>
      parts.map(({ what, styles }) => `${what}: ${styles}`);
    expect(named(whole), route).toEqual(named(early));
    expect(moved(early, whole), route).toEqual([]);
  }
  if (isMobile) return;
  const html = await (await request.get('/')).text();
  const menus = page.getByRole('navigation', { name: 'Main', includeHidden: true });
  await page.route('**/', (asked) =>
    asked.fulfill({
      contentType: 'text/html',
      body: html.slice(0, html.indexOf('</astro-island>') + '</astro-island>'.length),
    }),
  );
  await page.goto('/');
  await expect(menus).toHaveCount(1);
  await expect(menus).toBeHidden();
  await page.unroute('**/');
  await open(page, '/');
  await expect(menus).toBeVisible();
});

test('content below the fold is laid out after first paint, at any entry point, also in a tab that is never painted, and printed before that', async ({
  page,
  request,
}) => {
  // A page that loads slower than it paints, however busy the machine is.
  const html = await (await request.get('/')).text();
  await page.route('**/', (asked) =>
    asked.fulfill({
      contentType: 'text/html',
      body: html.replace('</body>', '<img src="/slow.svg" alt=""></body>'),
    }),
  );
  await page.route('**/slow.svg', async (asked) => {
    await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
    await asked.abort();
  });
  await page.addInitScript(() => {
    const seen: { state: string | null; height: number; painted: boolean }[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const state = document.documentElement.getAttribute('data-defer-layout');
      if (seen.at(-1)?.state === state) return;
      const painted = performance.getEntriesByType('paint').length > 0;
      const after = document.querySelector('main > [data-above-the-fold-end] ~ * :is(h2, p)');
      seen.push({ state, painted, height: after?.getBoundingClientRect().height ?? 0 });
    }).observe(document, {
      subtree: true,
      attributes: true,
      attributeFilter: ['data-defer-layout'],
    });
  });
  await open(page, '/');
  const seen = await page.evaluate(() => Reflect.get(window, 'seen') as unknown);
  expect(seen).toMatchObject([
    { state: 'all', painted: false, height: 0 },
    { state: 'far', painted: true },
  ]);

  // Not the last heading: at the very end the room for the consent bar, which comes later, is missing when the browser
  // restores the place, and the end of the page is at the end of the view.
  const last = page.locator('main h2').nth(-2);
  // Other lines of headings above would move it.
  await expect(last).toHaveCSS('font-family', /^"?Display/);
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  // Its place in the view: what is above it has its real height only after the reload.
  const top = (): Promise<number> => last.evaluate((one) => one.getBoundingClientRect().top);
  const before = await top();
  const away = async (): Promise<number> => Math.abs((await top()) - before);
  await page.reload();
  await expect.poll(away).toBeLessThan(NEAR_PX);
  await expect(last).toBeInViewport();
  await page.goto('/faqs');
  await page.goBack();
  await expect.poll(away).toBeLessThan(NEAR_PX);
  await expect(last).toBeInViewport();

  await test.step('never painted, and printed', async () => {
    const tab = await page.context().newPage();
    await tab.addInitScript(() => {
      // No paint is reported, as in a tab in the background.
      PerformanceObserver.prototype.observe = () => undefined;
      document.addEventListener('DOMContentLoaded', () => {
        Object.assign(window, { early: document.querySelector('footer')?.checkVisibility() });
      });
    });
    const isShown = (): Promise<boolean> => tab.locator('footer').first().isVisible();
    await open(tab, '/');
    expect(await isShown()).toBe(true);
    expect(await tab.evaluate(() => Reflect.get(window, 'early') as unknown)).toBe(false);
    await tab.evaluate(() => (document.documentElement.dataset['deferLayout'] = 'all'));
    expect(await isShown()).toBe(false);
    await tab.emulateMedia({ media: 'print' });
    expect(await isShown()).toBe(true);
  });
});

test('what is far and not laid out yet is found by a search and by an address with its place', async ({
  page,
}) => {
  await open(page, '/');
  const far = page.locator('#office h2');
  const isSkipped = (): Promise<boolean> =>
    far.evaluate((one) => !one.checkVisibility({ contentVisibilityAuto: true }));
  expect(await isSkipped()).toBe(true);
  // Find in page is not at hand here; this is its part that reaches what is skipped.
  await page.evaluate(
    (text) => Reflect.apply(Reflect.get(window, 'find') as () => void, window, [text]),
    await far.textContent(),
  );
  await expect(far).toBeInViewport();

  await open(page, '/team');
  await open(page, '/');
  expect(await isSkipped()).toBe(true);
  await page.evaluate(() => (location.hash = 'contact'));
  const top = (): Promise<number> =>
    page.locator('#contact').evaluate((one) => one.getBoundingClientRect().top);
  const padding = await page.evaluate(() =>
    Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop),
  );
  await expect.poll(async () => Math.abs((await top()) - padding)).toBeLessThan(NEAR_PX);
});

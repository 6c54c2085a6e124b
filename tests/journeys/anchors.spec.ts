/** Links to a place on a page: it is where they end, in focus, and in one typeface (R089). */
import { dirname } from 'node:path';
import { expect, type Page, test } from '@playwright/test';
import { pages } from '../site/dist.ts';

/** That of `npm test`; the deep tier walks one page of each folder, and those at the top with the most places. */
const QUICK = '/';
const DEEP_AT_TOP = 3;

/** Ids by the page they are on, in its order. */
const places = new Map<string, Set<string>>();
for (const { html, route } of pages)
  for (const [, path, id] of html.matchAll(/ href="(\/[^"#.]*)?#([^"=]+)"/g)) {
    const on = path ?? route;
    // Nothing is above the first.
    if (id && id !== 'main' && !/^\/(?:admin|blog\/\d+$)/.test(on))
      places.set(on, (places.get(on) ?? new Set()).add(id));
  }

/** Waits until the page has scrolled there, and 20 frames longer: it stays. */
async function arrived(page: Page, id: string): Promise<void> {
  await expect(page.locator(`[id="${id}"]`)).toBeFocused();
  const missed = await page.evaluate(async (at) => {
    for (let still = 0, y = scrollY; still < 20; still = scrollY === y ? still + 1 : 0) {
      y = scrollY;
      await new Promise(requestAnimationFrame);
    }
    const from = scrollY;
    document.getElementById(at)?.scrollIntoView({ behavior: 'instant' });
    return scrollY - from;
  }, id);
  expect(Math.abs(missed), `CSS pixels from #${id}`).toBeLessThanOrEqual(2);
}

async function follow(page: Page, id: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = `#${to}`;
    document.body.append(link);
    link.click();
    link.remove();
  }, id);
  await arrived(page, id);
}

const byPlaces = pages.toSorted(
  (a, b) => (places.get(b.route)?.size ?? 0) - (places.get(a.route)?.size ?? 0),
);
const folders = new Map<string, number>();
for (const { html, route } of byPlaces) {
  const at = (id: string): number => html.indexOf(` id="${id}"`);
  const ids = [...(places.get(route) ?? [])].sort((a, b) => at(b) - at(a));
  const [last] = ids;
  const isQuick = route === QUICK;
  const folder = dirname(route);
  const known = folders.get(folder) ?? 0;
  if (!last || (!isQuick && known >= (folder === '/' ? DEEP_AT_TOP : 1))) continue;
  if (!isQuick) folders.set(folder, known + 1);
  test(`R089 a link to a place on ${route} arrives there ${isQuick ? '@desktop' : '@deep'}`, async ({
    page,
  }) => {
    // From elsewhere, with the most of the page above it that has not loaded.
    await page.goto(`${route}#${last}`);
    await arrived(page, last);
    for (const id of ids) await follow(page, id);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const id of ids) await follow(page, id);
  });
}

test('R089 a link follows what grows above its place on the way @desktop', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => {
    const grow = (): void => {
      const late = document.createElement('p');
      late.style.height = '400px';
      document.querySelector('#contact')?.before(late);
    };
    addEventListener('scroll', grow, { once: true });
  });
  await follow(page, 'contact');
});

test('R089 a URL with a hash scrolls there smoothly from the top, or at once with reduced motion, and has one font for all headings', async ({
  page,
}) => {
  await page.addInitScript(() => {
    const asked: (string | undefined)[] = [];
    Object.assign(window, { asked });
    const scroll = Element.prototype.scrollIntoView;
    Element.prototype.scrollIntoView = function (this: Element, how?: ScrollIntoViewOptions) {
      if (!asked.length) asked.push(String(Math.round(scrollY)), how?.behavior);
      scroll.call(this, how);
    };
  });
  const asked = (): Promise<unknown> =>
    page.evaluate(() => Reflect.get(window, 'asked') as unknown);
  await page.goto('/#contact');
  await arrived(page, 'contact');
  await expect(page.locator('#contact h2')).toBeInViewport();
  expect(await asked()).toEqual(['0', 'smooth']);
  await expect
    .poll(() =>
      page
        .locator('main h2, main h3, footer h2')
        .evaluateAll((all) => [
          ...new Set(
            all
              .map((one) => getComputedStyle(one).fontFamily)
              .filter((face) => !face.includes('system-ui')),
          ),
        ]),
    )
    .toEqual([expect.stringMatching(/^"?Display Late/)]);
  expect(await page.evaluate(() => document.fonts.check('1em "Display Late"'))).toBe(true);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/team');
  await page.goto('/#contact');
  await arrived(page, 'contact');
  expect(await asked()).toEqual(['0', 'auto']);
});

test('the first view has one display face, and nothing moves for it', async ({ page }) => {
  for (const path of ['/vibe-check', '/therapists/juno', '/links']) {
    // Where the first view ends, and where each of its texts is.
    const seen = (): Promise<{ face: string; top: number }[]> =>
      page.evaluate(() =>
        [...document.querySelectorAll<HTMLElement>('main *')]
          .filter((one) =>
            [...one.childNodes].some((node) => node instanceof Text && node.data.trim()),
          )
          .filter(
            (one) => one.checkVisibility() && one.getBoundingClientRect().bottom < innerHeight,
          )
          .map((one) => ({
            face: getComputedStyle(one).fontFamily.split(',')[0] ?? '',
            top: one.getBoundingClientRect().top,
          })),
      );
    const late = page.waitForResponse(/display.*woff2/);
    await page.goto(path);
    const before = (await seen()).map(({ top }) => top);
    await late;
    await expect
      .poll(async () => [...new Set((await seen()).map(({ face }) => face))])
      .not.toContain('"Display Fallback"');
    // What was laid out by then is where it was.
    expect((await seen()).map(({ top }) => top).slice(0, before.length)).toEqual(before);
  }
});

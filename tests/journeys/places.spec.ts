/** URLs with a hash: scrolling, focus, and fonts during scrolling (R089). */
import { expect, type Page, test } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import { settled } from './settled.ts';

/** Waits until the page has scrolled and stopped. */
async function arrived(page: Page): Promise<void> {
  const where = (): Promise<number> => page.evaluate(() => scrollY);
  await expect.poll(where).toBeGreaterThan(0);
  await expect
    .poll(async () => {
      const before = await where();
      await settled(page);
      return (await where()) - before;
    })
    .toBe(0);
}

test('R089 a URL with a hash scrolls there after 100 ms and moves the focus', async ({ page }) => {
  await page.goto('/#contact');
  await expect(page.locator('#contact')).toBeInViewport();
  await expect
    .poll(() =>
      page.evaluate(() => document.querySelector('#contact')?.contains(document.activeElement)),
    )
    .toBe(true);
  const top = (): Promise<number> =>
    page.locator('#contact').evaluate((element) => element.getBoundingClientRect().top);
  await arrived(page);
  expect(await top()).toBeLessThan(200);
  expect(await top()).toBeGreaterThanOrEqual(-1);
});

test('R089 scrolling is smooth from the top, and instant with reduced motion', async ({ page }) => {
  await page.addInitScript(() => {
    const places: number[] = [];
    Object.assign(window, { places });
    const look = (): void => {
      if (document.body) places.push(Math.round(scrollY));
      requestAnimationFrame(look);
    };
    look();
  });
  const places = async (): Promise<number[]> => {
    await page.goto('/team');
    await page.goto('/#contact');
    await expect(page.locator('#contact')).toBeFocused();
    await arrived(page);
    return page.evaluate(() => (window as unknown as { places: number[] }).places);
  };
  // Again, if the machine is so busy that the browser drew too few frames.
  await expect(async () => {
    const seen = await places();
    const end = seen.at(-1) ?? 0;
    expect(end).toBeGreaterThan(1000);
    // It starts at the top, and no frame skips the steps between.
    const between = seen.filter((y) => y > 0 && y < end - 2);
    expect(new Set(between).size).toBeGreaterThan(3);
    expect(seen.findIndex((y) => y >= end - 2)).toBeGreaterThan(seen.indexOf(between[0] ?? 0));
  }).toPass({ timeout: scaled(40_000) });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const still = await places();
  expect(still.filter((y) => y > 0 && y < (still.at(-1) ?? 0) - 2)).toEqual([]);
});

test('a page opened at a hash uses one font for all its headings', async ({ page }) => {
  await page.goto('/#contact');
  await expect(page.locator('#contact')).toBeFocused();
  await page.evaluate(() => document.fonts.ready);
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
});

for (const path of ['/vibe-check', '/thank-you', '/therapists/juno', '/therapy', '/links'])
  test(`${path} has one display face in its first view, and nothing moves for it @both`, async ({
    page,
  }) => {
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
  });

test('R089 a link to an anchor scrolls there @both', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'Get Your 15-Min Vibe Check' }).click();
  await expect(page.locator('#contact h2')).toBeInViewport();
});

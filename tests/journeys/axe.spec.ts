/** Accessibility by rule on home in its other states; every page as it arrives: axe-routes.spec.ts. */
import { expect, test } from '@playwright/test';
import { open } from './open.ts';
import { complaints } from './axe-page.ts';
import { readThrough } from './watch.ts';

test('/ read to its end, everything awake', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  // What lies under the bar is no smaller for it: who reads on has answered it or scrolls.
  await page.getByRole('button', { name: 'Necessary Only' }).click();
  await readThrough(page);
  // Somewhere the bar at the top always cuts a link in two; at the top it does not.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // No color on its way to another one.
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  expect(await complaints(page), 'light').toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  expect(await complaints(page), 'dark').toEqual([]);
});

test('/ at 200 % zoom', async ({ page }) => {
  // To a page, zoom is a window with half as many pixels.
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: Math.max(320, width / 2), height: height / 2 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await complaints(page)).toEqual([]);
});

test('/ with the Therapy menu open', { tag: '@desktop' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Therapy' }).click();
  expect(await complaints(page)).toEqual([]);
});

test('/ with the menu of small screens open', { tag: '@phone' }, async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByText('Therapy', { exact: true }).click();
  expect(await complaints(page)).toEqual([]);
});

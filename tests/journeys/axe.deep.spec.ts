/** Automated accessibility checks of the home page in its other states; initial states: axe-routes.deep.spec.ts. */
import { expect, test } from '@playwright/test';
import { open } from './open.ts';
import { violations, violationsInBoth } from './axe-page.ts';
import { readThrough } from './watch.ts';

test('/ scrolled to its end, with all islands hydrated', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await open(page, '/');
  // Ignore targets covered by the cookie bar: visitors can answer it or scroll.
  await page.getByRole('button', { name: 'Necessary Only' }).click();
  await readThrough(page);
  // The sticky header always covers part of a link, except at the top.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  // No color transition in progress.
  expect(await violationsInBoth(page)).toEqual([]);
});

test('/ at 200 % zoom @desktop', async ({ page }) => {
  // Zoom is equivalent to a viewport of half the size.
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  await page.setViewportSize({ width: Math.max(320, width / 2), height: height / 2 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  expect(await violations(page)).toEqual([]);
});

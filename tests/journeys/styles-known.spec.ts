/** The browser knows every style of the built site; tests/site/declarations.ts lists what each engine may lack. */
import { expect, test } from '@playwright/test';
import { supportsAll, unexplained } from '../site/declarations.ts';

test('no declaration of the site is dropped @deep', async ({ page }) => {
  await page.goto('/404');
  expect(await unexplained((questions) => page.evaluate(supportsAll, questions))).toEqual([]);
  // The browser is asked, and its answer counts.
  expect(await page.evaluate(supportsAll, [['width', 'as wide as possible']])).toEqual([false]);
});

/**
 * Automated accessibility checks of pages that people decide on; the home page: any-practice.spec.ts, its menus:
 * menus.spec.ts; every page and state: axe*.deep.spec.ts.
 */
import { expect, test } from '@playwright/test';
import { open } from './open.ts';
import { violations } from './axe-page.ts';

test('pages that people decide on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const path of ['/vibe-check', '/therapists/juno']) {
    await open(page, path);
    expect(await violations(page), path).toEqual([]);
  }
});

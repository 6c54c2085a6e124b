/**
 * Automated accessibility checks of four pages and of the menus; the home page: any-practice.spec.ts; every page and
 * state: axe*.deep.spec.ts.
 */
import { expect, test } from '@playwright/test';
import { open } from './open.ts';
import { violations } from './axe-page.ts';

test('pages that people decide on', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const path of ['/vibe-check', '/blog/test', '/therapists/juno', '/crisis-couples']) {
    await open(page, path);
    expect(await violations(page), path).toEqual([]);
  }
});

test('/ with the Therapy menu open @desktop', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Therapy' }).click();
  expect(await violations(page)).toEqual([]);
});

test('/ with the mobile menu open', async ({ page }) => {
  await open(page, '/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('dialog').getByText('Therapy', { exact: true }).click();
  expect(await violations(page)).toEqual([]);
});

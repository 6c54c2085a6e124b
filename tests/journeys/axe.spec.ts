/**
 * Automated accessibility checks of one page of each layout, and of the menus; the home page: any-practice.spec.ts; every
 * page and state: axe*.deep.spec.ts.
 */
import { expect, test } from '@playwright/test';
import { open } from './open.ts';
import { violations } from './axe-page.ts';

test('one page of each layout', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  for (const path of [
    '/vibe-check',
    '/quiz',
    '/blog/test',
    '/resources/blog',
    '/resources/podcasts/42',
    '/resources/interrupt-the-spiral',
    '/therapists/juno',
    '/crisis-couples',
    '/privacy-policy',
    '/links',
    '/no-such-page',
  ]) {
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

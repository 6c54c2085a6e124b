/** The home page without JavaScript: content and menus; forms: forms.spec.ts. */
import { expect, test } from '@playwright/test';
import { newsletter, reset } from './islands.ts';

test.use({ javaScriptEnabled: false });

test('every section is visible', async ({ page }) => {
  await page.goto('/');
  for (const heading of [
    'As Seen In',
    'Your Journey Starts Here',
    'How It Works',
    'What Dallas Says',
    'The Clarity Drip',
    'Ready to Start Your Journey?',
    '6-Session Reset',
  ]) {
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  }
  for (const link of await page.locator('main a[href^="/therapists/"]').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeVisible();
  }
});

test('the menus open @desktop', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Therapy' }).click();
  await page
    .getByRole('link', { name: /^Premarital Blueprint/ })
    .first()
    .click();
  await expect(page).toHaveURL('/premarital-blueprint');
});

test('the mobile menu opens and its links work', async ({ page }) => {
  await page.goto('/');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByText('Therapy', { exact: true }).click();
  await expect(sheet.getByRole('link', { name: /^Premarital Blueprint/ })).toBeVisible();
  await sheet.getByRole('link', { name: 'Our Team' }).click();
  await expect(page).toHaveURL('/team');
});

test('the buttons of dialogs link to their forms', async ({ page }) => {
  await page.goto('/');
  await expect(newsletter(page).opener).toBeHidden();
  await page.locator('#podcast-blog').getByRole('link', { name: 'Pour Me In' }).click();
  await expect(page).toHaveURL('/resources-hub#newsletter');
  await page.goto('/');
  await reset(page).opener.click();
  await expect(page).toHaveURL(/\/reset\?*#book$/);
  await expect(page.locator('#book').getByRole('button', { name: 'Next' })).toBeHidden();
});

/** Pages without JavaScript: content, menus, and what a script would open; forms: forms.spec.ts, booking.spec.ts. */
import { expect, test } from '@playwright/test';
import { site } from '#site';
import { newsletter, reset } from './islands.ts';

test.use({ javaScriptEnabled: false });

test('on a phone every section of home is visible, the menu opens, buttons of dialogs link to their forms, and nothing is offered that needs a script', async ({
  page,
}) => {
  await page.goto('/');
  for (const heading of [
    'As Seen In',
    'Your Journey Starts Here',
    'How It Works',
    'What Dallas Says',
    'The Clarity Drip',
    'Ready to Start Your Journey?',
    '6-Session Reset',
  ])
    await expect(page.getByRole('heading', { name: heading })).toBeVisible();
  for (const link of await page.locator('main a[href^="/therapists/"]').all()) {
    await link.scrollIntoViewIfNeeded();
    await expect(link).toBeVisible();
  }
  await expect(newsletter(page).opener).toBeHidden();
  await page.locator('#podcast-blog').getByRole('link', { name: 'Pour Me In' }).click();
  await expect(page).toHaveURL('/resources-hub#newsletter');
  await page.goto('/');
  await reset(page).opener.click();
  await expect(page).toHaveURL(/\/reset\?*#book$/);
  await expect(page.locator('#book').getByRole('button', { name: 'Next' })).toBeHidden();

  await page.goto(site.crisisPage.path);
  await expect(page.locator('[data-keep-pages]')).toBeHidden();
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const sheet = page.getByRole('dialog', { name: 'Menu' });
  await sheet.getByText('Therapy', { exact: true }).click();
  await expect(sheet.getByRole('link', { name: /^Premarital Blueprint/ })).toBeVisible();
  await sheet.getByRole('link', { name: 'Our Team' }).click();
  await expect(page).toHaveURL('/team');
  await page.getByRole('button', { name: 'Language' }).click();
  await page.getByLabel('Language').selectOption('Spanish');
  await page.getByRole('button', { name: 'Show all 5' }).click();
  await expect(page.locator('[data-filter]:visible')).toHaveCount(2);
});

test('R290 the menus and the supervision tooltip open, an FAQ opens by its address, quick exit is a link, and the log says that nothing was sent @desktop', async ({
  page,
}) => {
  await page.goto('/team');
  await page.getByRole('button', { name: /^Supervised by/ }).click();
  const tip = page.getByRole('tooltip');
  await expect(tip).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(tip).toBeHidden();
  await page.getByRole('button', { name: 'Therapy' }).click();
  await page
    .getByRole('link', { name: /^Premarital Blueprint/ })
    .first()
    .click();
  await expect(page).toHaveURL('/premarital-blueprint');

  await page.goto('/this-visit');
  await expect(page.getByText('Nothing. It couldn’t have.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Do not sell or share' })).toBeHidden();

  await page.goto('/fees-and-faqs#ask-violence');
  await expect(page.locator('#ask-violence')).toBeInViewport();
  const { href } = site.quickExit;
  const left = page.waitForRequest(href);
  await page.route(href, (route) => route.fulfill({ body: 'Sunny.' }));
  await page.goto('/quiz');
  await page.locator(':is(header, main) [data-quick-exit]').click();
  await expect(page).toHaveURL(href);
  expect((await left).headers()['referer']).toBeUndefined();
});

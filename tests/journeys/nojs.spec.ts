/** The home page without JavaScript: content, menus and forms. */
import { expect, test } from '@playwright/test';
import { CONTACT_MESSAGES, THANK_YOU_PATHS } from '#domain/forms/contact.ts';
import { contactForm, fillContact } from './form.ts';

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
  await sheet.getByText('Our Team', { exact: true }).click();
  await sheet.getByRole('link', { name: 'Team Overview' }).click();
  await expect(page).toHaveURL('/team');
});

test('a valid form ends on the thank-you page', async ({ page }) => {
  await page.goto('/');
  await fillContact(page);
  await contactForm(page).send.click();
  await expect(page).toHaveURL(THANK_YOU_PATHS.en);
  await expect(page.getByRole('main')).toContainText('24 business hours');
});

test('an invalid form is shown again with all input', async ({ page }) => {
  await page.goto('/');
  // Browsers accept this address, the server does not.
  await fillContact(page, 'nobody@nowhere');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await contactForm(page).send.click();
  expect((await answered).status()).toBe(422);
  const { form, firstName, lastName, email, service, state, text, message, consent } =
    contactForm(page);
  await expect(form).toContainText(CONTACT_MESSAGES.email);
  await expect(firstName).toHaveValue('Thảo');
  await expect(lastName).toHaveValue("O'Brien-Nguyễn");
  await expect(email).toHaveValue('nobody@nowhere');
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(service).toHaveValue('couples-therapy');
  await expect(state).toHaveValue('Texas');
  await expect(text).toBeChecked();
  await expect(message).toHaveValue('We argue about tacos.');
  await expect(consent).toBeChecked();
  await email.fill('nobody@example.com');
  await contactForm(page).send.click();
  await expect(page).toHaveURL(THANK_YOU_PATHS.en);
});

test('R166 directions open without a start', async ({ page }) => {
  await page.goto('/');
  const link = page.getByRole('contentinfo').getByRole('link', { name: /Get Directions/ });
  const url = new URL((await link.getAttribute('href')) ?? '');
  expect(url.searchParams.get('destination')).toContain('Dallas');
  expect(url.searchParams.has('origin')).toBe(false);
});

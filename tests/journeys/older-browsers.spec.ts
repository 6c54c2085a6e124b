/** The contact form in Chrome 91, Firefox 91 and Safari 14.1, simulated by removing missing features; other forms: the deep tier. */
import { expect, test } from '@playwright/test';
import { catchRequests, sentNote } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { hold } from './hold.ts';
import { breakSending, simulateOldBrowser } from './older-browsers.ts';

test.beforeEach(async ({ page }) => {
  await simulateOldBrowser(page);
});

test('the contact form, with names as they are', async ({ page }) => {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const requests = await catchRequests(page);
  await page.goto('/vibe-check');
  await fillContact(page);
  await contactForm(page).firstName.fill('Zoë 🌊');
  await contactForm(page).send.click();
  await expect(sentNote(page)).toBeVisible();
  expect(requests[0]?.headers()['content-type']).toBe('application/json');
  expect(requests[0]?.postDataJSON()).toMatchObject({
    firstName: 'Zoë 🌊',
    lastName: "O'Brien-Nguyễn",
  });
  expect(errors).toEqual([]);
});

test('errors are shown, and clicks are queued until a late script loads', async ({ page }) => {
  const arrive = await hold(page);
  await page.goto('/vibe-check');
  await fillContact(page, 'nobody@nowhere');
  await contactForm(page).send.click();
  arrive();
  await expect(page.locator('[data-error-for=email]')).toHaveText(
    'Please enter a valid email address',
  );
  await expect(page).toHaveURL('/vibe-check');
});

test('after any error it posts natively', async ({ page }) => {
  await breakSending(page);
  await page.goto('/vibe-check');
  await fillContact(page);
  const posted = page.waitForRequest((request) => request.method() === 'POST');
  await contactForm(page).send.click();
  const body = new URLSearchParams((await posted).postData() ?? '');
  expect(body.get('firstName')).toBe('Thảo');
  expect(body.get('message')).toBe('We argue about tacos.');
  await expect(page).toHaveURL('/thank-you#by-email');
});

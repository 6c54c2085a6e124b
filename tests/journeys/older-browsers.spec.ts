/** The contact form in Chrome 91, Firefox 91 and Safari 14.1, simulated by removing missing features; other forms: the deep tier. */
import { expect, test } from '@playwright/test';
import { catchRequests, sentNote } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { hold } from './hold.ts';
import { breakSending, simulateOldBrowser } from './older-browsers.ts';

test('the contact form queues clicks until a late script loads, shows errors, is sent with names as they are, and posts natively after any error', async ({
  page,
}) => {
  await simulateOldBrowser(page);
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(String(error)));
  const requests = await catchRequests(page);
  const arrive = await hold(page);
  await page.goto('/vibe-check');
  await fillContact(page, 'nobody@nowhere');
  const { firstName, email, send } = contactForm(page);
  await send.click();
  arrive();
  await expect(page.locator('[data-error-for=email]')).toHaveText(
    'Please enter a valid email address',
  );
  await expect(page).toHaveURL('/vibe-check');
  await email.fill('zoe@example.com');
  await firstName.fill('Zoë 🌊');
  await send.click();
  await expect(sentNote(page)).toBeVisible();
  expect(requests[0]?.headers()['content-type']).toBe('application/json');
  expect(requests[0]?.postDataJSON()).toMatchObject({
    firstName: 'Zoë 🌊',
    lastName: "O'Brien-Nguyễn",
  });
  expect(errors).toEqual([]);

  await test.step('natively', async () => {
    await page.unrouteAll();
    await breakSending(page);
    await page.goto('/vibe-check');
    await fillContact(page);
    const posted = page.waitForRequest((request) => request.method() === 'POST');
    await send.click();
    const body = new URLSearchParams((await posted).postData() ?? '');
    expect(body.get('firstName')).toBe('Thảo');
    expect(body.get('message')).toBe('We argue about tacos.');
    await expect(page).toHaveURL('/thank-you#by-email');
  });
});

/** The contact form, R242 to R258, including its requests. */
import { expect, type Page, test } from '@playwright/test';
import { NO_TIME_MESSAGE } from '#domain/forms/call-time.ts';
import { CONTACT_MESSAGES, CONTACT_PATH } from '#domain/forms/contact.ts';
import { catchRequests, hydrated, message, sentNote, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { hear } from './hold.ts';
import { settled } from './settled.ts';

const PAGE = '/vibe-check';

const SUMMARY = '[data-error-summary]';

/** From here on, page time is frozen, so that toasts stay visible. */
async function stopClock(page: Page): Promise<void> {
  await hydrated(page);
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
}

async function send(page: Page): Promise<void> {
  await contactForm(page).send.click();
}

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE);
});

// Which input is rejected, with which message: tests/server/field-rules.test.ts.
test('R242–R251 messages at their fields and in the summary, which leads to each, until all is valid and sent @both', async ({
  page,
}) => {
  const requests = await catchRequests(page);
  const {
    firstName,
    lastName,
    email,
    service,
    state,
    text,
    consent,
    send: button,
  } = contactForm(page);
  await send(page);
  for (const [name, text] of Object.entries(CONTACT_MESSAGES)) {
    await expect(message(page, name)).toHaveText(text);
    await expect(message(page, name)).toBeVisible();
  }
  await expect(page.locator(SUMMARY)).toBeFocused();
  const links = page.locator(`${SUMMARY} a`);
  await expect(links).toHaveText([
    NO_TIME_MESSAGE,
    CONTACT_MESSAGES.firstName,
    CONTACT_MESSAGES.lastName,
    CONTACT_MESSAGES.email,
    CONTACT_MESSAGES.serviceInterest,
    CONTACT_MESSAGES.state,
    CONTACT_MESSAGES.bestWayToContact,
    CONTACT_MESSAGES.dataStorageConsent,
  ]);
  await expect(button).toBeEnabled();
  expect(requests).toEqual([]);

  await links.first().click();
  await page.locator('[name=slot][value=other]').check();
  const mend: Record<keyof typeof CONTACT_MESSAGES, () => Promise<unknown>> = {
    firstName: () => firstName.fill('Thảo'),
    lastName: () => lastName.fill('Null'),
    email: () => email.fill('sam@example.com'),
    serviceInterest: () => service.selectOption('other'),
    state: () => state.fill('Texas'),
    bestWayToContact: () => text.check(),
    dataStorageConsent: () => consent.check(),
  };
  for (const [name, valid] of Object.entries(mend)) {
    await links.first().click();
    // Also with a listbox in place of a select.
    await expect(
      page.locator(`[name="${name}"], #contact-${name}`).and(page.locator(':focus')),
    ).toHaveCount(1);
    await valid();
    await expect(message(page, name)).toBeHidden();
  }
  await expect(page.locator(SUMMARY)).toBeHidden();
  await send(page);
  await expect(sentNote(page)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('R245 R249 any phone number is accepted, and the message is optional', async ({ page }) => {
  const requests = await catchRequests(page);
  await fillContact(page);
  await contactForm(page).form.locator('[name=phone]').fill('abc');
  await contactForm(page).message.fill('');
  await send(page);
  await expect(sentNote(page)).toBeVisible();
  expect(requests[0]?.postDataJSON()).toMatchObject({ phone: 'abc', message: '' });
});

for (const [path, pageName] of Object.entries({ '/': 'Homepage', [PAGE]: 'Vibe Check' })) {
  test(`R252 R253 ${path} sends exactly these keys`, async ({ page }) => {
    const requests = await catchRequests(page);
    await page.goto(path);
    await fillContact(page);
    await send(page);
    await expect(sentNote(page)).toBeVisible();
    expect(requests).toHaveLength(1);
    expect(requests[0]?.method()).toBe('POST');
    expect(requests[0]?.postDataJSON()).toEqual({
      firstName: 'Thảo',
      lastName: "O'Brien-Nguyễn",
      email: 'nguyen@example.com',
      phone: '',
      serviceInterest: 'couples-therapy',
      bestWayToContact: 'text',
      state: 'Texas',
      message: 'We argue about tacos.',
      communicationsOptIn: false,
      dataStorageConsent: true,
      pageUri: path,
      pageName,
      // The specified keys, and the time where times are offered.
      ...(path === PAGE && { slot: 'other' }),
    });
  });
}

test('R254 R257 the button shows the pending state, and the form is sent once', async ({
  page,
}) => {
  const { promise, resolve } = Promise.withResolvers<{ status: number }>();
  const requests = await catchRequests(page, promise);
  await fillContact(page);
  await send(page);
  const button = page.locator(`form[action="${CONTACT_PATH}"] button[type=submit]`);
  await expect(button).toHaveText('Submitting...');
  await expect(button).toBeDisabled();
  await contactForm(page).firstName.press('Enter');
  resolve({ status: 200 });
  await expect(button).toHaveText('Book my Vibe Check');
  await expect(button).toBeEnabled();
  expect(requests).toHaveLength(1);
});

test('R255 R257 R258 success: toast, empty form, and what happens next', async ({ page }) => {
  // On the booking page, what happens next replaces the form (booking.spec.ts).
  await page.goto('/');
  await catchRequests(page, { status: 200, body: 'not JSON {' });
  await fillContact(page);
  await stopClock(page);
  await send(page);
  const shown = toast(page, 'Request submitted');
  await expect(shown).toContainText('We’ll get back to you within 24 business hours.');
  await expect(shown).toHaveAttribute('data-variant', 'default');
  const { form, firstName, email, service, message: text, consent } = contactForm(page);
  for (const field of [firstName, email, text]) await expect(field).toHaveValue('');
  await expect(service.locator(':checked')).toHaveText('Choose a service');
  await expect(consent).not.toBeChecked();
  await expect(form.locator(':checked:not(option)')).toHaveCount(0);
  const next = form.getByText('24 business hours, the way you asked');
  await expect(next).toBeVisible();
  await expect(form.getByRole('status')).toContainText('Thank you');
  await expect(form.getByRole('status').locator('> *')).toBeFocused();
});

// All other failures: src/stores/contact.test.ts.
test('R256 R257 D40 a failure: toast, input kept, and other contact options', async ({ page }) => {
  const requests = await catchRequests(page, { status: 500, body: 'boom' });
  await fillContact(page);
  await stopClock(page);
  await send(page);
  const shown = toast(page, 'Error submitting form');
  await expect(shown).toContainText('Please try again later');
  await expect(shown).toHaveAttribute('data-variant', 'destructive');
  const { form, firstName, service, message: text, consent, send: button } = contactForm(page);
  await expect(firstName).toHaveValue('Thảo');
  await expect(service).toHaveValue('couples-therapy');
  await expect(text).toHaveValue('We argue about tacos.');
  await expect(consent).toBeChecked();
  await expect(button).toBeEnabled();
  await expect(form.getByText('Your text is still here')).toBeVisible();
  await expect(form.locator('[data-alert] a[href^="tel:"]')).toBeVisible();
  await expect(form.locator('a[href^="sms:"]')).toBeVisible();
  // R304: no automatic retry.
  await page.clock.runFor(60_000);
  await page.clock.resume();
  await settled(page);
  expect(requests).toHaveLength(1);
});

test('a retry has the same idempotency key, another request a new one', async ({ page }) => {
  await page.goto('/');
  const requests = await catchRequests(page, { status: 503 }, 'broken', { status: 200 });
  await fillContact(page);
  for (const count of [1, 2, 3]) {
    await send(page);
    await expect.poll(() => requests.length).toBe(count);
    await expect(contactForm(page).send).toBeEnabled();
  }
  await expect(sentNote(page)).toBeVisible();
  await expect(contactForm(page).form.getByText('Your text is still here')).toBeHidden();
  await fillContact(page, 'other@example.com');
  await send(page);
  await expect.poll(() => requests.length).toBe(4);
  const keys = requests.map((request) => request.headers()['idempotency-key']);
  expect(keys[0]).toMatch(/^\w{16,255}$/);
  expect(new Set(keys.slice(0, 3)).size).toBe(1);
  expect(keys[3]).not.toBe(keys[0]);
});

test('a 422 response marks the fields and keeps all input', async ({ page }) => {
  const errors = { email: CONTACT_MESSAGES.email };
  await catchRequests(page, { status: 422, body: JSON.stringify({ message: 'x', errors }) });
  await fillContact(page);
  await send(page);
  await expect(message(page, 'email')).toHaveText(CONTACT_MESSAGES.email);
  await expect(page.locator(SUMMARY)).toBeFocused();
  await expect(toast(page, 'Error submitting form')).toBeVisible();
  await expect(contactForm(page).firstName).toHaveValue('Thảo');
});

test('R295 R298 a stored user is named, an unreadable one is ignored', async ({ page }) => {
  const requests = await catchRequests(page, { status: 500 });
  await page.evaluate(() => localStorage.setItem('user', '{"username":"sam","isAdmin":true}'));
  await fillContact(page);
  await send(page);
  await expect.poll(() => requests.length).toBe(1);
  await expect(contactForm(page).send).toBeEnabled();
  await page.evaluate(() => localStorage.setItem('user', '{bad'));
  await send(page);
  await expect.poll(() => requests.length).toBe(2);
  const [first, second] = requests.map((request) => request.headers());
  expect(first).toMatchObject({
    'content-type': 'application/json',
    accept: 'application/json',
    'x-requested-with': 'XMLHttpRequest',
    'x-auth-user': 'sam',
    'x-auth-admin': 'true',
  });
  expect(second).not.toHaveProperty('x-auth-user');
  expect(second).not.toHaveProperty('x-auth-admin');
});

test('analytics gets the form submission event without any input', async ({ page }) => {
  await catchRequests(page);
  const heard = await hear(page);
  await fillContact(page);
  await send(page);
  await expect(sentNote(page)).toBeVisible();
  expect(await heard()).toEqual([
    { name: 'form started', form: 'contact' },
    { name: 'form sent', form: 'contact' },
  ]);
});

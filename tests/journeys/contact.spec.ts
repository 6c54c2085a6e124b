/** The contact form, R242 to R258, including its requests. */
import { expect, type Page, test } from '@playwright/test';
import { NO_TIME_MESSAGE } from '#domain/forms/call-time.ts';
import { CONTACT_MESSAGES, CONTACT_PATH } from '#domain/forms/contact.ts';
import { catchRequests, hydrated, message, sentNote, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
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

const ROWS = {
  firstName: 'R242',
  lastName: 'R243',
  email: 'R244',
  serviceInterest: 'R246',
  bestWayToContact: 'R247',
  state: 'R248',
  dataStorageConsent: 'R250',
} as const;

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE);
});

test('R242–R251 an empty form shows all messages at their fields and sends nothing', async ({
  page,
}) => {
  const requests = await catchRequests(page);
  await send(page);
  for (const [name, text] of Object.entries(CONTACT_MESSAGES)) {
    await expect(message(page, name), ROWS[name as keyof typeof ROWS]).toHaveText(text);
    await expect(message(page, name)).toBeVisible();
  }
  await expect(page.locator(SUMMARY)).toBeFocused();
  await expect(page.locator(`${SUMMARY} a`)).toHaveText([
    NO_TIME_MESSAGE,
    CONTACT_MESSAGES.firstName,
    CONTACT_MESSAGES.lastName,
    CONTACT_MESSAGES.email,
    CONTACT_MESSAGES.serviceInterest,
    CONTACT_MESSAGES.state,
    CONTACT_MESSAGES.bestWayToContact,
    CONTACT_MESSAGES.dataStorageConsent,
  ]);
  await expect(contactForm(page).send).toBeEnabled();
  expect(requests).toEqual([]);
});

/** Makes one field invalid in a valid form. */
const SPOIL: Record<keyof typeof ROWS, (page: Page) => Promise<unknown>> = {
  firstName: (page) => contactForm(page).firstName.fill('  '),
  lastName: (page) => contactForm(page).lastName.fill(''),
  email: (page) => contactForm(page).email.fill('sam.at.example'),
  serviceInterest: (page) =>
    contactForm(page).service.evaluate((select: HTMLSelectElement) => {
      select.selectedIndex = 0;
    }),
  bestWayToContact: (page) =>
    contactForm(page).text.evaluate((radio: HTMLInputElement) => {
      radio.checked = false;
    }),
  state: (page) => contactForm(page).state.fill(''),
  dataStorageConsent: (page) => contactForm(page).consent.uncheck(),
};

/** Makes it valid again. */
const MEND: Record<keyof typeof ROWS, (page: Page) => Promise<unknown>> = {
  firstName: (page) => contactForm(page).firstName.fill('Thảo'),
  lastName: (page) => contactForm(page).lastName.fill('Null'),
  email: (page) => contactForm(page).email.fill('sam@example.com'),
  serviceInterest: (page) => contactForm(page).service.selectOption('other'),
  bestWayToContact: (page) => contactForm(page).text.check(),
  state: (page) => contactForm(page).state.fill('Texas'),
  dataStorageConsent: (page) => contactForm(page).consent.check(),
};

for (const [key, row] of Object.entries(ROWS)) {
  const name = key as keyof typeof ROWS;
  test(`${row} ${name}: only its message is shown, until it is valid`, async ({ page }) => {
    const requests = await catchRequests(page);
    await fillContact(page);
    await SPOIL[name](page);
    await send(page);
    await expect(page.locator('[data-error-for]:visible')).toHaveText([CONTACT_MESSAGES[name]]);
    expect(requests).toEqual([]);
    await page.locator(`${SUMMARY} a`).click();
    // Also with a listbox in place of a select.
    await expect(
      page.locator(`[name="${name}"], #contact-${name}`).and(page.locator(':focus')),
    ).toHaveCount(1);
    await MEND[name](page);
    await expect(message(page, name)).toBeHidden();
    await expect(page.locator(SUMMARY)).toBeHidden();
    await send(page);
    await expect(sentNote(page)).toBeVisible();
    expect(requests).toHaveLength(1);
  });
}

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

for (const [how, answer] of Object.entries({
  'a 500': { status: 500, body: 'boom' },
  'a broken line': 'broken',
  'a 422 without fields': { status: 422, body: '{"message":"no"}' },
} as const)) {
  test(`R256 R257 D40 ${how}: toast, input kept, and other contact options`, async ({ page }) => {
    const requests = await catchRequests(page, answer);
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
}

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
  await page.evaluate(() => {
    const heard: unknown[] = [];
    Object.assign(window, { heard });
    addEventListener('site:analytics', (event) => heard.push((event as CustomEvent).detail));
  });
  await fillContact(page);
  await send(page);
  await expect(sentNote(page)).toBeVisible();
  expect(await page.evaluate(() => (window as unknown as { heard: unknown[] }).heard)).toEqual([
    { name: 'form started', form: 'contact' },
    { name: 'form sent', form: 'contact' },
  ]);
});

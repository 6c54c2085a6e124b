/** Booking a call: times in the visitor's zone, what follows, and what happens when another visitor books first. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { CONTACT_PATH } from '#domain/forms/contact.ts';
import { catchRequests, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';

const times = (page: Page): Locator => page.locator('[data-days] input[type=radio]');

test.beforeEach(async ({ page }) => {
  await page.goto('/vibe-check');
});

/** Starts the form's script, fills in the form and returns an offered time that no test books. */
async function prepare(page: Page): Promise<Locator> {
  await fillContact(page);
  await expect(page.locator('[data-zone]')).toBeVisible();
  return times(page).first();
}

test('a chosen time is repeated above the button, sent, and replaced by what happens next', async ({
  page,
}) => {
  const requests = await catchRequests(page);
  const time = await prepare(page);
  await time.check();
  const value = await time.getAttribute('value');
  const day = (await time.getAttribute('data-day')) ?? '';
  await expect(page.locator('[data-chosen]')).toContainText(day);
  await contactForm(page).send.click();
  const said = page.locator('[data-said]');
  await expect(said).toBeFocused();
  await expect(said.getByRole('heading', { level: 1 })).toContainText(`You’re on for ${day} at`);
  await expect(contactForm(page).firstName).toBeHidden();
  await expect(toast(page, 'Request submitted')).toBeVisible();
  expect(requests[0]?.postDataJSON()).toMatchObject({ slot: value });
  const calendar = said.getByRole('link', { name: 'Add to calendar' });
  expect(await calendar.getAttribute('href')).toBe(
    `/api/call.ics?at=${encodeURIComponent(value ?? '')}`,
  );
});

test('"tell us when" opens times of day, and the page says by when the practice replies', async ({
  page,
}) => {
  const requests = await catchRequests(page);
  await prepare(page);
  await page.getByLabel('Evenings').check();
  await contactForm(page).send.click();
  await expect(page.locator('[data-said] h1')).toHaveText(
    /^A human replies by \w+day, (?:\w+ \d+, )?\d+(?::\d\d)? [AP]M$/,
  );
  expect(requests[0]?.postDataJSON()).toMatchObject({ slot: 'other', evenings: 'on' });
});

test('a time that was just booked is struck through; the next one has the focus, the words stay', async ({
  page,
}) => {
  await prepare(page);
  const time = times(page).nth(4);
  await time.check();
  const slot = (await time.getAttribute('value')) ?? '';
  const other = { firstName: 'A', lastName: 'B', email: `${slot.length}${Date.now()}@example.com` };
  const rest = { serviceInterest: 'other', bestWayToContact: 'email', state: 'Texas' };
  const taken = await page.request.post(CONTACT_PATH, {
    data: { ...other, ...rest, dataStorageConsent: true, slot },
  });
  expect(taken.status()).toBe(200);
  await contactForm(page).send.click();
  await expect(page.locator('[data-slot-notice]')).toContainText('Sorry, you did nothing wrong.');
  await expect(page.locator(`input[value="${slot}"]`)).toBeDisabled();
  await expect(times(page).and(page.locator(':focus'))).toBeEnabled();
  await expect(page.locator('[data-chosen]')).toBeHidden();
  await expect(page.locator('[data-error-summary]')).toBeHidden();
  await expect(contactForm(page).message).toHaveValue('We argue about tacos.');
  await expect(toast(page, 'Error submitting form')).toHaveCount(0);
  await page.keyboard.press('Space');
  await contactForm(page).send.click();
  await expect(page.locator('[data-said]')).toBeFocused();
});

test('times follow the chosen time zone', async ({ page }) => {
  const time = await prepare(page);
  const value = await time.getAttribute('value');
  const label = page.locator(`label:has([value="${value}"])`);
  const before = (await label.textContent()) ?? '';
  await page.locator('[data-zone]').selectOption('America/New_York');
  await expect(label).not.toHaveText(before);
  await expect(page.locator('[data-zone-name]')).toHaveText('Eastern Time');
});

test('the keyboard is enough', async ({ page }) => {
  await catchRequests(page);
  await prepare(page);
  await page.locator('[name=slot][value=other]').focus();
  await page.keyboard.press('ArrowRight');
  await expect(times(page).first()).toBeChecked();
  await page.keyboard.press('ArrowDown');
  await expect(times(page).nth(1)).toBeChecked();
  await contactForm(page).firstName.press('Enter');
  await expect(page.locator('[data-said]')).toBeFocused();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a time is booked, and the page of thanks says which', async ({ page }) => {
    await fillContact(page);
    const time = times(page).last();
    const day = (await time.getAttribute('data-day')) ?? '';
    await time.check();
    await contactForm(page).send.click();
    await expect(page.getByRole('heading', { level: 1 })).toContainText(`You’re on for ${day} at`);
    await expect(page.getByRole('link', { name: 'Add to calendar' })).toBeVisible();
    expect(page.url()).toMatch(/\/api\/booked\?at=[-\dT:Z]+$/);
  });

  test('without a choice, the page comes back with every word', async ({ page }) => {
    await contactForm(page).firstName.fill('Thảo');
    await page.locator('form[action="/api/submit-homepage-form"]').evaluate((form) => {
      form.setAttribute('novalidate', '');
    });
    await contactForm(page).send.click();
    await expect(page.locator('[data-error-for=slot]')).toHaveText(
      'Please pick a time, or tell us when',
    );
    await expect(contactForm(page).firstName).toHaveValue('Thảo');
  });
});

/** Drafts of the contact form survive reload, Back, and late scripts. */
import { expect, type Page, test } from '@playwright/test';
import { THANK_YOU_PATHS } from '#domain/forms/contact.ts';
import { catchRequests, sentNote } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';
import { settled } from './settled.ts';

const PAGE = '/vibe-check';

async function expectDraft(page: Page): Promise<void> {
  const { firstName, lastName, email, service, state, text, message, consent } = contactForm(page);
  await expect(firstName).toHaveValue('Thảo');
  await expect(lastName).toHaveValue("O'Brien-Nguyễn");
  await expect(email).toHaveValue('nguyen@example.com');
  await expect(service).toHaveValue('couples-therapy');
  await expect(state).toHaveValue('Texas');
  await expect(text).toBeChecked();
  await expect(message).toHaveValue('We argue about tacos.');
  await expect(consent).toBeChecked();
}

const island = (page: Page) => page.locator('main astro-island:has(form)');

test.beforeEach(async ({ page }) => {
  await page.goto(PAGE);
  await fillContact(page);
  await expect(island(page)).not.toHaveAttribute('ssr');
});

test('hydration keeps the draft', async ({ page }) => {
  await expectDraft(page);
});

test('a reload keeps the draft, and so does hydration after it', async ({ page }) => {
  await page.reload();
  await expectDraft(page);
  await contactForm(page).firstName.focus();
  await expect(island(page)).not.toHaveAttribute('ssr');
  await expectDraft(page);
  const requests = await catchRequests(page);
  await contactForm(page).send.click();
  await expect(sentNote(page)).toBeVisible();
  expect(requests[0]?.postDataJSON()).toMatchObject({ firstName: 'Thảo', state: 'Texas' });
});

test('a submitted form leaves no draft', async ({ page }) => {
  await catchRequests(page);
  await contactForm(page).send.click();
  await expect(sentNote(page)).toBeVisible();
  await page.reload();
  await expect(contactForm(page).firstName).toHaveValue('');
  await expect(contactForm(page).consent).not.toBeChecked();
});

test('Back keeps the draft', async ({ page }) => {
  await page.goto('/thank-you');
  await page.goBack();
  await expectDraft(page);
  await contactForm(page).firstName.focus();
  await expect(island(page)).not.toHaveAttribute('ssr');
  await expectDraft(page);
});

test('the error page keeps all input, also when its script loads later', async ({ page }) => {
  // No script arrives, so the form posts natively. Browsers accept this address, the server does not.
  await page.route('**/*.js', (route) => route.abort());
  await page.reload();
  await fillContact(page, 'nobody@nowhere');
  const answered = page.waitForResponse((response) => response.request().method() === 'POST');
  await contactForm(page).send.click();
  expect((await answered).status()).toBe(422);
  await page.unroute('**/*.js');
  const { firstName, email, message, consent, send } = contactForm(page);
  await firstName.click();
  await settled(page);
  await expect(firstName).toHaveValue('Thảo');
  await expect(email).toHaveValue('nobody@nowhere');
  await expect(message).toHaveValue('We argue about tacos.');
  await expect(consent).toBeChecked();
  await email.fill('nobody@example.com');
  await send.click();
  await expect(page).toHaveURL(THANK_YOU_PATHS.en);
});

test('no draft remains in browser storage', async ({ page }) => {
  const stored = await page.evaluate(() => JSON.stringify([localStorage, sessionStorage]));
  expect(stored).not.toMatch(/Thảo|nguyen|tacos/);
});

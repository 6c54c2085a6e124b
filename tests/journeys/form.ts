/** Finds the fields of the contact form by label. */
import type { Locator, Page } from '@playwright/test';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';

export interface ContactFields {
  form: Locator;
  firstName: Locator;
  lastName: Locator;
  email: Locator;
  service: Locator;
  state: Locator;
  text: Locator;
  message: Locator;
  consent: Locator;
  send: Locator;
}

/** The contact form of the page, hydrated or not. */
export function contactForm(page: Page): ContactFields {
  const form = page.locator(`form[action$="${CONTACT_PATH}"]`);
  return {
    form,
    firstName: form.getByLabel('First name'),
    lastName: form.getByLabel('Last name'),
    email: form.getByLabel('Email', { exact: true }).and(form.locator('[type=email]')),
    service: form.locator('[name=serviceInterest]'),
    state: form.getByLabel('State'),
    text: form.getByRole('radio', { name: 'Text' }),
    message: form.locator('[name=message]'),
    consent: form.locator('[name=dataStorageConsent]'),
    send: form.getByRole('button', { name: 'Book my Vibe Check' }),
  };
}

/** Fills the required fields with realistic names. */
export async function fillContact(page: Page, email = 'nguyen@example.com'): Promise<void> {
  const fields = contactForm(page);
  // Where times are offered: none of them, so that no test takes another one’s.
  const other = fields.form.locator('[name=slot][value=other]');
  if ((await other.count()) > 0) await other.check();
  await fields.firstName.fill('Thảo');
  await fields.lastName.fill("O'Brien-Nguyễn");
  await fields.email.fill(email);
  await fields.service.selectOption('couples-therapy');
  await fields.state.fill('Texas');
  await fields.text.check();
  await fields.message.fill('We argue about tacos.');
  await fields.consent.check();
}

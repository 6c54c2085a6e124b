/** The contact form, R242 to R258; what holds for every form: forms.spec.ts. */
import { expect, test } from '@playwright/test';
import { NO_TIME_MESSAGE } from '#domain/forms/call-time.ts';
import { CONTACT_MESSAGES } from '#domain/forms/contact.ts';
import { catchRequests, hydrated, message, sentNote, toast } from './contact-form.ts';
import { contactForm, fillContact } from './form.ts';

const SUMMARY = '[data-error-summary]';

// Which input is rejected, with which message: tests/server/field-rules.test.ts.
test('R242–R251 messages at their fields and in the summary, which leads to each, until all is valid and sent @both', async ({
  page,
}) => {
  const requests = await catchRequests(page);
  await page.goto('/vibe-check');
  const { firstName, lastName, email, service, state, text, consent, send } = contactForm(page);
  await send.click();
  for (const [name, text] of Object.entries(CONTACT_MESSAGES)) {
    await expect(message(page, name)).toHaveText(text);
    await expect(message(page, name)).toBeVisible();
  }
  await expect(page.locator(SUMMARY)).toBeFocused();
  const says = page.locator(`${SUMMARY} > p`);
  const folded = page.locator(`${SUMMARY} details`);
  await expect(says).toHaveText(['Almost. Eight things to fill in.', 'Nothing you typed is lost.']);
  await expect(folded.getByText('Five more')).toBeVisible();
  await expect(page.locator(`${SUMMARY} a:visible`)).toHaveCount(3);
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
  await expect(send).toBeEnabled();
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
    if (name === 'serviceInterest') await expect(folded).toHaveCount(0);
    if (name === 'bestWayToContact')
      await expect(says.first()).toHaveText('Almost. One thing to fill in.');
  }
  await expect(page.locator(SUMMARY)).toBeHidden();
  await send.click();
  await expect(sentNote(page)).toBeVisible();
  expect(requests).toHaveLength(1);
});

test('R245 R249 R255 R257 R258 any phone number and no message are accepted: toast, empty form, and what happens next', async ({
  page,
}) => {
  const requests = await catchRequests(page);
  // On the booking page, what happens next replaces the form (booking.spec.ts).
  await page.goto('/');
  await fillContact(page);
  const { form, firstName, email, service, message: text, consent, send } = contactForm(page);
  await form.locator('[name=phone]').fill('abc');
  await text.fill('');
  await hydrated(page);
  // From here on, page time is frozen, so that the toast stays.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await send.click();
  const shown = toast(page, 'Request submitted');
  await expect(shown).toContainText("We'll get back to you within 24 business hours.");
  await expect(shown).toHaveAttribute('data-variant', 'default');
  expect(requests[0]?.postDataJSON()).toMatchObject({ phone: 'abc', message: '' });
  for (const field of [firstName, email, text]) await expect(field).toHaveValue('');
  await expect(service.locator(':checked')).toHaveText('Choose a service');
  await expect(consent).not.toBeChecked();
  await expect(form.locator(':checked:not(option)')).toHaveCount(0);
  // A text was asked for, but “abc” is no number.
  await expect(form.getByText('24 business hours, by email')).toBeVisible();
  await expect(form.getByRole('status').first()).toContainText('Thank you');
  await expect(form.getByRole('status').first().locator('> *')).toBeFocused();
});

test('an address with a slip is asked about, mended by a click, and never kept from being sent @both', async ({
  page,
}) => {
  const requests = await catchRequests(page);
  await page.goto('/vibe-check');
  await fillContact(page, 'ada@gmial.com');
  const { email, send } = contactForm(page);
  await page.locator('[name=slot][value=other]').check();
  const question = page.getByRole('status').getByRole('button', { name: /^Did you mean/ });
  await expect(question).toHaveText('Did you mean ada@gmail.com?');
  await question.click();
  await expect(email).toHaveValue('ada@gmail.com');
  await expect(email).toBeFocused();
  await expect(question).toBeHidden();
  await email.fill('ada@icloud.con');
  await expect(question).toHaveText('Did you mean ada@icloud.com?');
  await send.click();
  await expect.poll(() => requests.length).toBe(1);
});

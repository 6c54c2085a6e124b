/** Messages of the booking form, R242 to R251; what holds for every form: forms.spec.ts. */
import { expect, test } from '@playwright/test';
import { NO_TIME_MESSAGE } from '#features/booking/call-time.ts';
import { CONTACT_MESSAGES } from '#features/booking/contact.schema.ts';
import { catchRequests, message, sentNote } from './contact-form.ts';
import { contactForm } from './form.ts';

const SUMMARY = '[data-error-summary]';

// Which input is rejected, with which message: tests/server/field-rules.test.ts.
test('R242–R251 messages at their fields and in the summary, which leads to each, until all is valid and sent; an address with a slip is asked about, mended by a click, and never kept from being sent @both', async ({
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
  const question = page.getByRole('status').getByRole('button', { name: /^Did you mean/ });
  const mend: Record<keyof typeof CONTACT_MESSAGES, () => Promise<unknown>> = {
    firstName: () => firstName.fill('Thảo'),
    lastName: () => lastName.fill('Null'),
    email: async () => {
      await email.fill('ada@gmial.com');
      await email.blur();
      await expect(question).toHaveText('Did you mean ada@gmail.com?');
      await question.click();
      await expect(email).toHaveValue('ada@gmail.com');
      await expect(email).toBeFocused();
      await expect(question).toBeHidden();
    },
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
  await email.fill('ada@icloud.con');
  await expect(question).toHaveText('Did you mean ada@icloud.com?');
  await send.click();
  await expect(sentNote(page)).toBeVisible();
  expect(requests).toHaveLength(1);
});

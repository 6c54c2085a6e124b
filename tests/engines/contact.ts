/** The contact form in every engine. */
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { serviceLabels } from '#features/booking/service-choices.ts';
import { site } from '#site';
import { isOn } from '../site/parts.ts';
import type { Visitor } from './visitor.ts';

export const CONTACT = `form[action$="${CONTACT_PATH}"]`;
const SUMMARY = '[data-error-summary]';
export const address = (): string => `engine-${crypto.randomUUID()}@example.com`;
const [SERVICE = ''] = Object.keys(serviceLabels(site.services, 'en', isOn));

/** Fills in the contact form, in any language. */
export async function fillContact(
  visitor: Visitor,
  own: { firstName?: string; lastName?: string; email?: string } = {},
): Promise<void> {
  const named = { firstName: 'Thảo', lastName: "O'Brien", email: address(), ...own };
  const fields = { ...named, state: site.state };
  for (const [name, text] of Object.entries(fields))
    await visitor.fill(`${CONTACT} [name=${name}]`, text);
  await visitor.choose(`${CONTACT} [name=serviceInterest]`, SERVICE);
  await visitor.check(`${CONTACT} [name=bestWayToContact][value=email]`);
  await visitor.check(`${CONTACT} [name=dataStorageConsent]`);
}

/** Asks for a call without one of the times, if some are offered. */
export async function choosesNoTime(visitor: Visitor): Promise<void> {
  const other = '[name=slot][value=other]';
  if (await visitor.evaluate((css) => document.querySelector(css) !== null, other))
    await visitor.check(other);
}

/** Sends a form empty: the summary of errors gets the focus. */
export async function sendEmpty(visitor: Visitor, form: string): Promise<void> {
  await visitor.click(`${form} [type=submit]`);
  await visitor.shows(`${form} ${SUMMARY}`);
  await visitor.until(() => document.activeElement?.matches('[data-error-summary]'), true);
}

import { contactFacts, type FirstContact, firstContact } from '#features/booking/first-contact.ts';
import { bookedAt } from '#features/booking/preferred-time.ts';
import { firstContactForStaff } from '#features/booking/first-contact-words.ts';
import { ANSWERED_FORMS } from '#staff/contract/practice.ts';
import type { Lead } from '../lead.ts';

/** `undefined` for a form that nobody answers. */
export const firstContactOf = ({
  form,
  fields,
}: Pick<Lead, 'form' | 'fields'>): FirstContact | undefined =>
  ANSWERED_FORMS.includes(form)
    ? firstContact(contactFacts(fields, bookedAt(fields['preferred_time']) !== undefined))
    : undefined;

export function firstContactText(lead: Pick<Lead, 'form' | 'fields'>): string | undefined {
  const first = firstContactOf(lead);
  return first && firstContactForStaff(first);
}

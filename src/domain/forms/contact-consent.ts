/**
 * Labels of the two consent checkboxes of the contact form, which the server stores with each lead.
 */
import { type ContactWords, ENGLISH_CONTACT } from '../i18n/contact-words.ts';

/** Consent wording by field name; `practice` is the practice's name. */
export function contactConsent(
  practice: string,
  { consents }: Pick<ContactWords, 'consents'> = ENGLISH_CONTACT,
): ContactWords['consents'] {
  return { ...consents, dataStorageConsent: consents.dataStorageConsent.replace('#', practice) };
}

/**
 * Labels of the two consent checkboxes of the contact form, which the server stores with each lead.
 */
import { type ContactWords, ENGLISH_CONTACT } from '../i18n/contact-words.ts';

/** Consent wording by field name, with the names of the practice and of its newsletter. */
export function contactConsent(
  practice: string,
  newsletter: string,
  { consents }: Pick<ContactWords, 'consents'> = ENGLISH_CONTACT,
): ContactWords['consents'] {
  return {
    dataStorageConsent: consents.dataStorageConsent.replace('#', practice),
    communicationsOptIn: consents.communicationsOptIn.replace('#', newsletter),
  };
}

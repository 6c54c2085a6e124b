/**
 * Labels of the two consent checkboxes of the contact form, which the server stores with each lead.
 */
import { type ContactWords, ENGLISH_CONTACT } from '../i18n/contact-words.ts';

/** Names that the consents have. */
interface Named {
  practice: string;
  newsletter: string;
  /** The system that requests are passed to, such as `HubSpot`; empty where it has no name. */
  clientSystem: string;
}

/** Consent wording by field name, with the names of a practice. */
export function contactConsent(
  { practice, newsletter, clientSystem }: Named,
  words: Pick<ContactWords, 'consents' | 'clientSystem'> = ENGLISH_CONTACT,
): ContactWords['consents'] {
  const { dataStorageConsent, communicationsOptIn } = words.consents;
  const system = clientSystem ? `${clientSystem}, ${words.clientSystem}` : words.clientSystem;
  return {
    dataStorageConsent: dataStorageConsent
      .replace(words.clientSystem, system)
      .replace('#', practice),
    communicationsOptIn: communicationsOptIn.replace('#', newsletter),
  };
}

/** The names of a practice, as its configuration has them. */
export const consentNames = (site: {
  name: string;
  newsletter: { name: string };
  clientSystem: string;
}): Named => ({
  practice: site.name,
  newsletter: site.newsletter.name,
  clientSystem: site.clientSystem,
});

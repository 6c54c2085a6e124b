/** Labels of the contact form's consent checkboxes, which the server stores with each lead. */
import type { ContactWords } from './words.ts';

/** Names in the consents. */
interface Named {
  practice: string;
  newsletter: string;
  /** The system that requests are passed to, such as `HubSpot`; may be empty. */
  clientSystem: string;
}

/** By field name. */
export function contactConsent(
  { practice, newsletter, clientSystem }: Named,
  words: Pick<ContactWords, 'consents' | 'clientSystem'>,
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

export const consentNames = (site: {
  legalName: string;
  newsletter: { name: string };
  clientSystem: string;
}): Named => ({
  practice: site.legalName,
  newsletter: site.newsletter.name,
  clientSystem: site.clientSystem,
});

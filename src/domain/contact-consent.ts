/** What the two checkboxes of the contact form say: the form prints it, the server keeps it with each lead. */

/** Consent wording by field name, in the name of `practice`. */
export function contactConsent(practice: string) {
  return {
    dataStorageConsent: `I consent to ${practice} storing this information so it can reply to me.`,
    communicationsOptIn: 'Send me The Clarity Drip and practice news. Unsubscribe any time.',
  } as const;
}

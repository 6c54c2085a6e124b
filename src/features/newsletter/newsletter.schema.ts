/** Newsletter form contract (R224–R235, D35–D37) for the browser, the form without JavaScript and the server. */
import * as z from 'zod/mini';
import {
  CONTACT_MESSAGES,
  email,
  ownIds,
  place,
  type PublicIds,
  required,
} from '#features/booking/contact.schema.ts';
import { type Parsed, parseWith } from '#lib/parse-form.ts';

/** Redirect target without JavaScript. */
export const NEWSLETTER_THANKS_PATH = '/signed-up';
/** In every submission (R227). */
export const NEWSLETTER_PAGE_NAME = 'Newsletter Signup';

/** The specification's texts (sections 4 to 6). */
export const NEWSLETTER_WORDS = {
  thanks: 'Thank You for Signing Up!',
  welcome: "You're now on the list! Watch your inbox for relationship tips and insights.",
  refused: 'Failed to sign up for newsletter',
  failed: 'Something went wrong. Please try again.',
} as const;

const newsletterSchema = z.object({
  firstName: required(CONTACT_MESSAGES.firstName),
  lastName: required(CONTACT_MESSAGES.lastName),
  email,
  ...place,
});

export type NewsletterRequest = z.infer<typeof newsletterSchema>;

/** Never throws. Ids are compared, then dropped. */
export function parseNewsletter(input: unknown, ids: PublicIds): Parsed<NewsletterRequest> {
  const parsed = parseWith(z.extend(newsletterSchema, ownIds(ids)), input);
  if (!parsed.ok) return parsed;
  const { formId: _form, portalId: _portal, ...signup } = parsed.value;
  return { ok: true, value: signup };
}

/** Printed by the form, stored with each submission. */
export function newsletterConsent(practice: string, newsletter: string, often: string): string {
  return `${practice} stores your name and email to send you ${newsletter}, ${often}. You can unsubscribe from any of them.`;
}

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
import type { NewsletterWords } from './words.ts';

/** Redirect target without JavaScript. */
export const NEWSLETTER_THANKS_PATH = '/signed-up';
/** In every submission (R227). */
export const NEWSLETTER_PAGE_NAME = 'Newsletter Signup';

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
export function newsletterConsent(
  { practice, newsletter, often }: Readonly<Record<'practice' | 'newsletter' | 'often', string>>,
  { consent }: Pick<NewsletterWords, 'consent'>,
): string {
  return consent
    .replace('{practice}', practice)
    .replace('{newsletter}', newsletter)
    .replace('{often}', often);
}

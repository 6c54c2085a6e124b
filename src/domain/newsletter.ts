/** Signing up for the newsletter (R224–R235, D35–D37): one contract for the browser, for no script and for the server. */
import * as z from 'zod/mini';
import {
  CONTACT_MESSAGES,
  email,
  ownIds,
  type Parsed,
  parseWith,
  place,
  type PublicIds,
  required,
} from './lead.ts';

/** Where a signup without JavaScript ends. */
export const SIGNED_UP_PATH = '/signed-up';
/** What every signup says it comes from (R227). */
export const SIGNUP_PAGE_NAME = 'Newsletter Signup';

/** The specification's words (sections 4 to 6). */
export const SIGNUP_WORDS = {
  thanks: 'Thank You for Signing Up!',
  welcome: "You're now on the list! Watch your inbox for relationship tips and insights.",
  refused: 'Failed to sign up for newsletter',
  lost: 'Something went wrong. Please try again.',
} as const;

const signupSchema = z.object({
  firstName: required(CONTACT_MESSAGES.firstName),
  lastName: required(CONTACT_MESSAGES.lastName),
  email,
  ...place,
});

/** A valid signup, cleaned. */
export type Signup = z.infer<typeof signupSchema>;

/** Validates anything as a signup; never throws. Ids are compared where they come, and dropped. */
export function parseSignup(input: unknown, ids: PublicIds): Parsed<Signup> {
  const parsed = parseWith(z.extend(signupSchema, ownIds(ids)), input);
  if (!parsed.ok) return parsed;
  const { formId: _form, portalId: _portal, ...signup } = parsed.value;
  return { ok: true, value: signup };
}

/** What is said about the address: the form prints it, the server keeps it with each signup. */
export function newsletterConsent(practice: string): string {
  return `${practice} stores your name and address to send you The Clarity Drip, one email a week. Every one has a link to leave.`;
}

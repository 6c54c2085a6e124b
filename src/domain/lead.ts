/**
 * The contact request (specification 3, 5 and 7; R236–R258): the one contract that the browser's form,
 * the form without JavaScript and the server share. Written with zod/mini, because the browser downloads it.
 */
import * as z from 'zod/mini';
import { safeContact } from './safe-contact.ts';
import { cleanLine, cleanText } from './text.ts';

/** Where the form posts, as JSON or form-encoded. */
export const CONTACT_PATH = '/api/submit-homepage-form';
/** Where a form post without JavaScript ends. */
export const THANK_YOU_PATH = '/thank-you';
/** A field people never see; whoever fills it is a program. */
export const HONEYPOT = 'website';

export const SERVICE_INTERESTS = {
  'couples-therapy': 'Couples therapy',
  'individual-therapy': 'Individual therapy',
  'weekend-intensive': '3-Day Weekend Intensive',
  '6-session-reset': '6-Session Reset',
  'digital-detox': 'Digital detox',
  'premarital-counseling': 'Premarital counseling',
  other: 'Something else',
} as const;

export const CONTACT_WAYS = { call: 'Call', text: 'Text', email: 'Email' } as const;

/** The specification's messages (section 5), one per field that can be wrong. */
export const CONTACT_MESSAGES = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Please enter a valid email address',
  serviceInterest: 'Please select a service',
  bestWayToContact: 'Please select your preferred contact method',
  state: 'Please enter your state',
  dataStorageConsent: 'You must consent to data storage to submit this form',
} as const;

/** Longest accepted values, in UTF-16 code units: wide enough for every real answer. */
export const LIMITS = {
  line: 100,
  email: 254,
  phone: 40,
  message: 5000,
  pageUri: 2048,
  pageName: 200,
} as const;

const tooLong = (most: number): string => `Please use at most ${most} characters`;
/** Text that is cleaned before it is measured, of at most `most` UTF-16 code units; longer text is looked at no further. */
const cleaned = (clean: (value: string) => string, most: number, error?: string) =>
  z
    .string(error)
    .check(z.overwrite(clean), z.maxLength(most, { error: tooLong(most), abort: true }));
/** One line of text, cleaned, of at most `most` UTF-16 code units. */
export const line = (most: number, error: string) => cleaned(cleanLine, most, error);
/** A line that must not be empty. */
export const required = (error: string, most: number = LIMITS.line) =>
  line(most, error).check(z.minLength(1, error));
/** One of the keys of `labels`. */
export const keyOf = <T extends string>(labels: Record<T, string>, error: string) =>
  z.enum(Object.keys(labels) as [T, ...T[]], error);

// Length before pattern: the specification's rule is quadratic on a long run of blanks-free text (D35).
export const email = line(LIMITS.email, CONTACT_MESSAGES.email).check(
  z.regex(/^\S+@\S+\.\S+$/u, CONTACT_MESSAGES.email),
);

/** Several lines, or nothing. */
export const text = z._default(cleaned(cleanText, LIMITS.message), '');

/** Where a form was sent from: every form posts these two. */
export const place = {
  pageUri: z._default(
    z
      .string()
      .check(
        z.maxLength(LIMITS.pageUri),
        z.regex(/^\/(?![/\\])/, 'Please send a path such as /vibe-check'),
      ),
    '/',
  ),
  pageName: z._default(line(LIMITS.pageName, 'Please send the name of the page'), ''),
};

/** The site's own public ids: another site's form has no business here. */
export interface PublicIds {
  portalId: string;
  formId: string;
}

/** The two ids as fields: compared where they come, and to be dropped. */
export const ownIds = ({ formId, portalId }: PublicIds) => ({
  formId: z.optional(z.literal(formId, 'Please send this form’s own id')),
  portalId: z.optional(z.literal(portalId, 'Please send this site’s own id')),
});

export const contactSchema = z.object({
  firstName: required(CONTACT_MESSAGES.firstName),
  lastName: required(CONTACT_MESSAGES.lastName),
  email,
  phone: z._default(line(LIMITS.phone, 'Please enter a phone number as text'), ''),
  serviceInterest: keyOf(SERVICE_INTERESTS, CONTACT_MESSAGES.serviceInterest),
  bestWayToContact: keyOf(CONTACT_WAYS, CONTACT_MESSAGES.bestWayToContact),
  state: required(CONTACT_MESSAGES.state),
  message: text,
  communicationsOptIn: z._default(z.boolean(), false),
  dataStorageConsent: z.literal(true, CONTACT_MESSAGES.dataStorageConsent),
  ...safeContact,
  ...place,
});

/** A valid contact request, cleaned. */
export type Contact = z.infer<typeof contactSchema>;
/** Field name → message to show beside it. */
export type FieldErrors<Name extends string = string> = Partial<Record<Name, string>>;
export type Parsed<T> = { ok: true; value: T } | { ok: false; errors: FieldErrors };

/** Validates anything as a contact request; never throws. The first message per field wins. */
export function parseContact(
  input: unknown,
  schema: z.ZodMiniType<Contact> = contactSchema,
): Parsed<Contact> {
  return parseWith(schema, input);
}

/** Validates anything with a schema; never throws. The first message per field wins. */
export function parseWith<Value>(schema: z.ZodMiniType<Value>, input: unknown): Parsed<Value> {
  const result = z.safeParse(schema, input);
  if (result.success) return { ok: true, value: result.data };
  const errors: FieldErrors = {};
  for (const issue of result.error.issues)
    errors[String(issue.path[0] ?? 'form')] ??= issue.message;
  return { ok: false, errors };
}

/**
 * The fields of a form-encoded post (or of a `FormData` in the browser) as {@link parseContact} expects them:
 * checkboxes become booleans, a field left out stays out.
 */
export function contactFromForm(entries: Iterable<[string, unknown]>): Record<string, unknown> {
  const fields: Record<string, unknown> = Object.assign(Object.create(null), {
    communicationsOptIn: false,
    dataStorageConsent: false,
  });
  for (const [name, value] of entries) {
    fields[name] =
      name === 'communicationsOptIn' || name === 'dataStorageConsent'
        ? value === 'on' || value === 'true'
        : value;
  }
  return fields;
}

/** Contract of the contact form (specification 3, 5, 7; R236–R258). Uses zod/mini, because browsers download it. */
import * as z from 'zod/mini';
import { callTime } from './call-time.ts';
import { safeContact } from './safe-contact.ts';
import { cleanEmail, cleanLine, cleanText } from '#lib/clean-text.ts';
import { type Parsed, parseWith } from '#lib/parse-form.ts';

/** Accepts JSON and form-encoded posts. */
export const CONTACT_PATH = '/api/submit-homepage-form';

/** The place in the pages of thanks that says how the first contact is made: the fragment of the redirect target. */
export const thankYouPlace = (way: keyof typeof CONTACT_WAYS): string => `by-${way}`;

export const CONTACT_WAYS = { call: 'Call', text: 'Text', email: 'Email' } as const;

/** The specification's messages (section 5), one per field that can be invalid. */
export const CONTACT_MESSAGES = {
  firstName: 'First name is required',
  lastName: 'Last name is required',
  email: 'Please enter a valid email address',
  serviceInterest: 'Please select a service',
  bestWayToContact: 'Please select your preferred contact method',
  state: 'Please enter your state',
  dataStorageConsent: 'You must consent to data storage to submit this form',
} as const;

/** UTF-16 code units, generous for real answers. */
export const LIMITS = {
  line: 100,
  email: 254,
  phone: 40,
  message: 5000,
  pageUri: 2048,
  pageName: 200,
} as const;

const tooLong = (max: number): string => `Please use at most ${max} characters`;
/** Cleaned before it is measured, in UTF-16 code units; longer text is rejected without cleaning. */
const cleaned = (clean: (value: string) => string, max: number, error?: string) =>
  z.string(error).check(z.overwrite(clean), z.maxLength(max, { error: tooLong(max), abort: true }));
/** At most `max` UTF-16 code units. */
export const line = (max: number, error: string) => cleaned(cleanLine, max, error);
/** Without what people paste with it. */
export const emailLine = (error: string) => cleaned(cleanEmail, LIMITS.email, error);
/** A letter that can be seen, of any script. Hangul fillers are letters, but blank. */
const LETTER = /(?!\p{DI})\p{L}/u;
export const DIGIT = /\p{Nd}/u;
/** Accents, fillers and signs alone are no answer. @param has what an answer has at least one of */
export const required = (error: string, max: number = LIMITS.line, has = LETTER) =>
  line(max, error).check(z.regex(has, error));
export const keyOf = <T extends string>(labels: Record<T, string>, error: string) =>
  z.enum(Object.keys(labels) as [T, ...T[]], error);

// Length before pattern: the specification's pattern takes quadratic time on long text without spaces (D35).
export const email = emailLine(CONTACT_MESSAGES.email).check(
  z.regex(/^\S+@\S+\.\S+$/u, CONTACT_MESSAGES.email),
);

/** Several lines, or nothing. */
export const text = z._default(cleaned(cleanText, LIMITS.message), '');

const PATH_MESSAGE = 'Please send a path such as /team';

/** Where a form was sent from; part of every form. */
export const place = {
  pageUri: z._default(
    // Cleaned first: a removed character could hide a double slash.
    line(LIMITS.pageUri, PATH_MESSAGE).check(z.regex(/^\/(?![/\\])/, PATH_MESSAGE)),
    '/',
  ),
  pageName: z._default(line(LIMITS.pageName, 'Please send the name of the page'), ''),
};

/** The site's public form ids, to reject other sites' forms. */
export interface PublicIds {
  portalId: string;
  formId: string;
}

/** Compared, then dropped. */
export const ownIds = ({ formId, portalId }: PublicIds) => ({
  formId: z.optional(z.literal(formId, 'Please send this form’s own id')),
  portalId: z.optional(z.literal(portalId, 'Please send this site’s own id')),
});

/** In form order, which is also the order of messages. */
export const contactSchema = z.object({
  ...callTime,
  firstName: required(CONTACT_MESSAGES.firstName),
  lastName: required(CONTACT_MESSAGES.lastName),
  email,
  phone: z._default(
    // Words such as "please do not call" are kept for the staff; what cannot be read is no number.
    line(LIMITS.phone, 'Please enter a phone number as text').check(
      z.overwrite((phone) => (DIGIT.test(phone) || LETTER.test(phone) ? phone : '')),
    ),
    '',
  ),
  serviceInterest: required(CONTACT_MESSAGES.serviceInterest),
  state: required(CONTACT_MESSAGES.state),
  bestWayToContact: keyOf(CONTACT_WAYS, CONTACT_MESSAGES.bestWayToContact),
  ...safeContact,
  message: text,
  communicationsOptIn: z._default(z.boolean(), false),
  dataStorageConsent: z.literal(true, CONTACT_MESSAGES.dataStorageConsent),
  ...place,
});

export type Contact = z.infer<typeof contactSchema>;
/** With the services on offer; only the server compares them. Made once: making it takes longer than a check. */
export const contactSchemaOf = (services: readonly string[]): z.ZodMiniType<Contact> =>
  z.extend(contactSchema, {
    serviceInterest: z.enum(services, CONTACT_MESSAGES.serviceInterest),
  });

export const parseContact = (
  input: unknown,
  schema: z.ZodMiniType<Contact> = contactSchema,
): Parsed<Contact> => parseWith(schema, input);

/** Hidden field of a form that offers times: without a choice, the time is missing. */
export const OFFERS_TIMES = 'offersTimes';

/** Fields of a form post or `FormData` as {@link parseContact} expects them; checkboxes become booleans. */
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
  if (fields[OFFERS_TIMES]) fields['slot'] ??= '';
  delete fields[OFFERS_TIMES];
  return fields;
}

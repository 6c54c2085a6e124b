/** Asking for a Reset (R259–R275, D41, D42): one contract for the browser, for no script and for the server. */
import * as z from 'zod/mini';
import {
  CONTACT_MESSAGES,
  email,
  keyOf,
  LIMITS,
  ownIds,
  type Parsed,
  parseWith,
  place,
  required,
  text,
} from './lead.ts';

/** Where the form posts, as JSON or form-encoded. */
export const BOOKING_PATH = '/api/submit-reset-sprint-form';
/** Where a request without JavaScript ends. */
export const BOOKED_PATH = '/reset-requested';
/** What every request says it comes from (R270). */
export const BOOKING_PAGE_NAME = 'Reset Form';
export const RESET_KINDS = { couple_reset: 'Both of us', individual_reset: 'Just me' } as const;
export const REPLY_WAYS = { email: 'Email', phone: 'Phone' } as const;
export const TIME_SLOTS = {
  morning: 'Mornings, 9am to 12pm',
  afternoon: 'Afternoons, 12pm to 5pm',
  evening: 'Evenings, 5pm to 8pm',
} as const;

/** How an answer is kept that nobody gave; the form says `reset` (R262, D41). */
export const UNDECIDED = 'undecided';

/** The specification's words (section 8). */
export const BOOKING_WORDS = {
  received:
    "We've received your information and will be in touch shortly to schedule your vibe check.",
  failed: 'There was a problem submitting your form. Please try again.',
} as const;

/** One message per field that can be wrong, in the order of the form. */
export const BOOKING_MESSAGES = {
  firstname: CONTACT_MESSAGES.firstName,
  lastname: CONTACT_MESSAGES.lastName,
  email: CONTACT_MESSAGES.email,
  phone: 'Please enter a phone number',
  intensive_type: 'Please choose one of the two, or neither',
  contact_preferences: CONTACT_MESSAGES.bestWayToContact,
  preferred_contact_time: 'Please choose a time of day',
  reset_message: 'Please send text',
} as const;

/** Name of a field that is filled in. */
export type BookingField = keyof typeof BOOKING_MESSAGES;

/** The steps in order (R259), and what is asked in each. */
export const BOOKING_STEPS: readonly { name: string; fields: readonly BookingField[] }[] = [
  { name: 'Your Info', fields: ['firstname', 'lastname', 'email', 'phone'] },
  {
    name: 'Preferences',
    fields: ['intensive_type', 'contact_preferences', 'preferred_contact_time'],
  },
  { name: 'Message', fields: ['reset_message'] },
];

/** The fields in the order in which people are asked. */
export const BOOKING_ORDER = BOOKING_STEPS.flatMap(({ fields }) => fields);

/** Number of the step, from 1, that asks for a field. */
export function stepOf(field: BookingField): number {
  return BOOKING_STEPS.findIndex(({ fields }) => fields.includes(field)) + 1;
}

const bookingSchema = z.object({
  firstname: required(BOOKING_MESSAGES.firstname),
  lastname: required(BOOKING_MESSAGES.lastname),
  email,
  phone: required(BOOKING_MESSAGES.phone, LIMITS.phone),
  contact_preferences: z._default(keyOf(REPLY_WAYS, BOOKING_MESSAGES.contact_preferences), 'email'),
  /** `reset` is the question left open (R262, D41). */
  intensive_type: z._default(
    keyOf({ ...RESET_KINDS, reset: '' }, BOOKING_MESSAGES.intensive_type),
    'reset',
  ),
  preferred_contact_time: keyOf(TIME_SLOTS, BOOKING_MESSAGES.preferred_contact_time),
  reset_message: text,
  ...place,
});

/** A valid request for a Reset, cleaned. */
export type Booking = z.infer<typeof bookingSchema>;

/** Validates anything as a request; never throws. The form's own id is compared where it comes, and dropped. */
export function parseBooking(input: unknown, formId: string): Parsed<Booking> {
  const { formId: own } = ownIds({ formId, portalId: '' });
  const parsed = parseWith(z.extend(bookingSchema, { formId: own }), input);
  if (!parsed.ok) return parsed;
  const { formId: _form, ...booking } = parsed.value;
  return { ok: true, value: booking };
}

/** What is said about what is stored: the form prints it, the server keeps it with each request. */
export function bookingConsent(practice: string): string {
  return `${practice} stores what you send here so that it can reply to you.`;
}

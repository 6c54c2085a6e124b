/** Asking for a Reset (R259–R275, D41, D42): one contract for the browser, for no script and for the server. */
import * as z from 'zod/mini';
import {
  CONTACT_MESSAGES,
  email,
  keyOf,
  LIMITS,
  line,
  ownIds,
  type Parsed,
  parseWith,
  place,
  required,
  text,
} from './lead.ts';

/** Where the form posts, as JSON or form-encoded. */
export const BOOKING_PATH = '/api/submit-reset-sprint-form';
const RESET_KINDS = { couple_reset: 'Both of us', individual_reset: 'Just me' } as const;
const REPLY_WAYS = { email: 'Email', phone: 'Phone' } as const;
const TIME_SLOTS = {
  morning: 'Mornings, 9am to 12pm',
  afternoon: 'Afternoons, 12pm to 5pm',
  evening: 'Evenings, 5pm to 8pm',
} as const;

/** One message per field that can be wrong, in the order of the form. */
const BOOKING_MESSAGES = {
  firstname: CONTACT_MESSAGES.firstName,
  lastname: CONTACT_MESSAGES.lastName,
  email: CONTACT_MESSAGES.email,
  phone: 'Please enter a phone number',
  intensive_type: 'Please choose one of the two, or neither',
  contact_preferences: CONTACT_MESSAGES.bestWayToContact,
  preferred_contact_time: 'Please choose a time of day',
  reset_message: 'Please send text',
} as const;

const bookingSchema = z.object({
  firstname: required(BOOKING_MESSAGES.firstname),
  lastname: required(BOOKING_MESSAGES.lastname),
  email,
  phone: z.pipe(
    line(LIMITS.phone, BOOKING_MESSAGES.phone),
    z.string().check(z.minLength(1, BOOKING_MESSAGES.phone)),
  ),
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
type Booking = z.infer<typeof bookingSchema>;

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

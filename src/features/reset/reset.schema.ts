/** Reset form contract (R259–R275, D41, D42) for the browser, the form without JavaScript and the server. */
import * as z from 'zod/mini';
import {
  CONTACT_MESSAGES,
  DIGIT,
  email,
  keyOf,
  LIMITS,
  ownIds,
  place,
  required,
  text,
} from '#features/booking/contact.schema.ts';
import { type Parsed, parseWith } from '#lib/parse-form.ts';

/** Accepts JSON and form-encoded posts. */
export const RESET_PATH = '/api/submit-reset-sprint-form';
/** In every request (R270). */
export const RESET_PAGE_NAME = 'Reset Form';
export const RESET_KINDS = { couple_reset: 'Both of us', individual_reset: 'Just me' } as const;
export const REPLY_WAYS = { email: 'Email', phone: 'Phone' } as const;
export const TIME_SLOTS = {
  morning: 'Mornings, 9am to 12pm',
  afternoon: 'Afternoons, 12pm to 5pm',
  evening: 'Evenings, 5pm to 8pm',
} as const;

/** Stored value of an unanswered program question; the form sends `reset` (R262, D41). */
export const UNDECIDED = 'undecided';

/** The specification's answer, letter for letter (R273, D61), with the practice's name of the free call. */
export function resetReceived(consultation: string): string {
  return `We've received your information and will be in touch shortly to schedule your ${consultation.toLowerCase()}.`;
}

/** The specification's texts (section 8). */
export const RESET_WORDS = {
  failed: 'There was a problem submitting your form. Please try again.',
} as const;

/** One per field that can be invalid, in form order. */
export const RESET_MESSAGES = {
  firstname: CONTACT_MESSAGES.firstName,
  lastname: CONTACT_MESSAGES.lastName,
  email: CONTACT_MESSAGES.email,
  phone: 'Please enter a phone number',
  intensive_type: 'Please choose one of the two, or neither',
  contact_preferences: CONTACT_MESSAGES.bestWayToContact,
  preferred_contact_time: 'Please choose a time of day',
  reset_message: 'Please send text',
} as const;

export type ResetField = keyof typeof RESET_MESSAGES;

/** The fields of each step, in order (R259). */
export const RESET_STEPS: readonly (readonly ResetField[])[] = [
  ['firstname', 'lastname', 'email', 'phone'],
  ['intensive_type', 'contact_preferences', 'preferred_contact_time'],
  ['reset_message'],
];

export const RESET_ORDER = RESET_STEPS.flat();

/** From 1. */
export function stepOf(field: ResetField): number {
  return RESET_STEPS.findIndex((fields) => fields.includes(field)) + 1;
}

/** In form order, which is also the order of messages. */
const resetSchema = z.object({
  firstname: required(RESET_MESSAGES.firstname),
  lastname: required(RESET_MESSAGES.lastname),
  email,
  phone: required(RESET_MESSAGES.phone, LIMITS.phone, DIGIT),
  /** `reset` means undecided (R262, D41). */
  intensive_type: z._default(
    keyOf({ ...RESET_KINDS, reset: '' }, RESET_MESSAGES.intensive_type),
    'reset',
  ),
  contact_preferences: z._default(keyOf(REPLY_WAYS, RESET_MESSAGES.contact_preferences), 'email'),
  preferred_contact_time: keyOf(TIME_SLOTS, RESET_MESSAGES.preferred_contact_time),
  reset_message: text,
  ...place,
});

export type ResetRequest = z.infer<typeof resetSchema>;

/** Never throws. The form id is compared, then dropped. */
export function parseReset(input: unknown, formId: string): Parsed<ResetRequest> {
  const { formId: own } = ownIds({ formId, portalId: '' });
  const parsed = parseWith(z.extend(resetSchema, { formId: own }), input);
  if (!parsed.ok) return parsed;
  const { formId: _form, ...value } = parsed.value;
  return { ok: true, value };
}

/** Printed by the form, stored with each request. */
export function resetConsent(practice: string): string {
  return `${practice} stores what you send here so its team can reply to you.`;
}

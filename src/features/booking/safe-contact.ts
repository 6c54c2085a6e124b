/**
 * Whether it is safe to call, text or leave a voicemail. Optional fields in addition to the specified ones (R252):
 * unanswered questions are not sent, so that an untouched form sends exactly the specified fields. Uses zod/mini,
 * because browsers download it.
 */
import * as z from 'zod/mini';

/** By field name. */
export const SAFE_WAYS = {
  safeToCall: 'Call',
  safeToText: 'Text',
  safeToVoicemail: 'Leave a voicemail',
} as const;

export const SAFE_ANSWERS = { yes: 'Yes', no: 'No' } as const;

const answer = z.optional(z.enum(['yes', 'no'], 'Please answer yes or no'));

export const safeContact = { safeToCall: answer, safeToText: answer, safeToVoicemail: answer };

/**
 * Whether it is safe to call, to text and to leave a voicemail (beyond 2). An extra beside the specified fields of the
 * contact request (R252): a question nobody answered is in no request, so that an untouched form sends exactly these.
 * Written with zod/mini, because the browser downloads it.
 */
import * as z from 'zod/mini';

/** What is asked about, by field name. */
export const SAFE_WAYS = {
  safeToCall: 'Call',
  safeToText: 'Text',
  safeToVoicemail: 'Leave a voicemail',
} as const;

export const SAFE_ANSWERS = { yes: 'Yes', no: 'No' } as const;

const answer = z.optional(z.enum(['yes', 'no'], 'Please answer yes or no'));

/** The three answers as fields of a schema. */
export const safeContact = { safeToCall: answer, safeToText: answer, safeToVoicemail: answer };

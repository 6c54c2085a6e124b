/** What the timeline of a lead says about its call. */
import type { CALL_EVENTS, CallEvent, LeadEvent } from '#staff/contract/lead.ts';
import { whenText } from '#staff/contract/times.ts';

type CallAction = (typeof CALL_EVENTS)[number];

const TOLD = { email: 'an email tells them', self: 'somebody tells them' } as const;

/**
 * What somebody did, after their name; `null` if it is not about a call.
 * @param text of the event
 */
export function callEventWords(
  action: LeadEvent,
  text: string,
  now: number,
  zone: string,
): string | null {
  if (action === 'restore-call') return 'took that back; the call stays as it was';
  if (action !== 'book-call' && action !== 'move-call' && action !== 'cancel-call') return null;
  const { from, to, told } = JSON.parse(text) as CallEvent;
  const [was, is] = [from, to].map((at) => (at === null ? '' : whenText(at, now, zone)));
  const moved = is ? `moved the call from ${was} to ${is}` : `canceled the call ${was}`;
  return `${was ? moved : `booked the call ${is}`}; ${TOLD[told]}`;
}

/** What became of the message, when nobody of staff did it. */
export const LETTER_WORDS: Readonly<Partial<Record<CallAction, string>>> = {
  'call-told': 'The email about their call was sent',
  'call-untold': 'The email about their call could not be sent: call them',
};

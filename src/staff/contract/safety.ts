/**
 * Which ways to a person are safe, in words. Pure functions. Not said means: ask first, never safe. A clinician reads
 * every wording here before it goes live.
 */
import type { InboxRow } from './inbox.ts';
import type { SafeContactAnswers } from './lead.ts';

/** What the list says beside the way; `null` if there is nothing to warn of. */
export interface SafetyTag {
  kind: 'no' | 'ask';
  text: string;
}

export const WAY_NAMES = { call: 'calls', text: 'texts', voicemail: 'voicemail' } as const;
export type PhoneWay = keyof typeof WAY_NAMES;
export const PHONE_WAYS = Object.keys(WAY_NAMES) as PhoneWay[];

/** The ways that are not safe. Without calls, there is no voicemail to speak of. */
export const unsafeWays = (safe: SafeContactAnswers): PhoneWay[] =>
  PHONE_WAYS.filter((way) => safe[way] === 'no' && !(way === 'voicemail' && safe.call === 'no'));

/** `No calls`, `No texts, no voicemail`, `No phone at all`, `No number: write first`, `Write first`, `Ask first`. */
export function safetyTag({
  safe,
  way,
  first,
}: Pick<InboxRow, 'safe' | 'way' | 'first'>): SafetyTag | null {
  const no = unsafeWays(safe);
  if (safe.call === 'no' && safe.text === 'no') return { kind: 'no', text: 'No phone at all' };
  if (no.length) {
    const [first = '', ...rest] = no.map((one) => WAY_NAMES[one]);
    return { kind: 'no', text: [`No ${first}`, ...rest.map((one) => `no ${one}`)].join(', ') };
  }
  if (first?.why === 'no-number') return { kind: 'no', text: 'No number: write first' };
  if (first?.why === 'ask-first') return { kind: 'ask', text: 'Write first' };
  const isAsked = (way === 'call' || way === 'text') && safe[way] === null;
  return isAsked ? { kind: 'ask', text: 'Ask first' } : null;
}

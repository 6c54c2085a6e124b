/**
 * How to reach a person: the safest way that fits the wish first. Pure functions. Subjects and first texts name no
 * person and no therapy.
 */
import { weekdayText } from '../booking/time-words.ts';
import type { LeadView } from './lead.ts';

type Way = 'call' | 'text' | 'email';

export interface ReachWay {
  way: Way;
  /** Words of the button; the number itself for a phone. */
  label: string;
  /** `null`: not safe, or not given. */
  href: string | null;
}

export interface ReachPlan {
  first: ReachWay | null;
  others: readonly ReachWay[];
  /** Why, in a sentence. */
  hint: string;
  /** Text to send first, if nothing was said about texts. */
  firstText: string | null;
}

export const NEUTRAL_SUBJECT = 'Following up';

/** Digits of a phone number as `tel:` needs them; numbers of ten digits are American. */
export function dialable(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (phone.trim().startsWith('+')) return `+${digits}`;
  if (digits.length === 10) return `+1${digits}`;
  return digits.length === 11 && digits.startsWith('1') ? `+${digits}` : digits;
}

const mailto = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(NEUTRAL_SUBJECT)}`;

type Reached = Pick<LeadView, 'safe' | 'way' | 'slot' | 'email' | 'phone'>;

/** All ways with their link. */
function waysOf({ safe, email, phone }: Reached, sms: string): Record<Way, ReachWay> {
  const number = dialable(phone);
  const isReachable = number.length > 4;
  const body = sms && `?&body=${encodeURIComponent(sms)}`;
  return {
    call: {
      way: 'call',
      label: 'Call',
      href: isReachable && safe.call !== 'no' ? `tel:${number}` : null,
    },
    text: {
      way: 'text',
      label: 'Text',
      href: isReachable && safe.text !== 'no' ? `sms:${number}${body}` : null,
    },
    email: { way: 'email', label: 'Email', href: email ? mailto(email) : null },
  };
}

const HINTS: Readonly<Record<Way, string>> = {
  call: 'They asked for a call. Say your first name only, until you know who picked up.',
  text: 'They asked for a text. No practice name, no therapy, until they say so.',
  email: `They asked for an email. The subject is “${NEUTRAL_SUBJECT}” and never says therapy.`,
};

/** @param username who writes the first text */
export function reachPlan(lead: Reached, username: string, zone: string): ReachPlan {
  const { safe, slot, way } = lead;
  const sms = `Hi, this is ${username}, you asked me to write. Is this a good number for you?`;
  const isUnsafe = Object.values(safe).includes('no');
  const asksFirst = way === 'text' && safe.text === null;
  const ways = waysOf(lead, asksFirst ? sms : '');
  // With a slot and any way that is not safe, an email confirms; the call is second.
  const confirms = slot !== null && isUnsafe && ways.email.href !== null;
  const wish = confirms ? 'email' : (way ?? 'email');
  const order: Way[] = [wish, 'email', 'call', 'text'];
  const first = order.map((one) => ways[one]).find(({ href }) => href !== null) ?? null;
  const label = confirms ? `Email to confirm ${weekdayText(slot, zone)}` : first?.label;
  const chosen = first && { ...first, label: label ?? first.label };
  const hint = confirms
    ? `They asked for a call on ${weekdayText(slot, zone)}. Before that, email is the safer way. The subject is “${NEUTRAL_SUBJECT}” and never says therapy.`
    : hintOf(wish, first?.way);
  return {
    first: chosen,
    others: (['call', 'text', 'email'] as const)
      .filter((one) => one !== first?.way)
      .map((one) => ways[one]),
    hint,
    firstText: asksFirst && ways.text.href ? sms : null,
  };
}

function hintOf(wish: Way, first: Way | undefined): string {
  if (!first) return 'They left no way to reach them.';
  return wish === first ? HINTS[wish] : `They asked for a ${wish}, which is not safe or not given.`;
}

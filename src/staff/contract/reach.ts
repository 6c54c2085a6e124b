/**
 * How to reach a person: the safest way that fits the wish first. Pure functions. Subjects and first texts name no
 * person and no therapy.
 */
import type { FirstContact } from '#features/booking/first-contact.ts';
import { firstContactForStaff } from '#features/booking/first-contact-words.ts';
import { weekdayText } from '#lib/time-words.ts';
import type { LeadView } from './lead.ts';
import { signedName } from './messages/replies.ts';

type Way = 'call' | 'text' | 'email';

export interface ReachWay {
  way: Way;
  /** Words of the button; the number itself for a phone. */
  label: string;
  /** `null`: not safe, not given, or not clear which number. */
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

const mailto = (email: string): string =>
  `mailto:${encodeURIComponent(email).replace('%40', '@')}?subject=${encodeURIComponent(NEUTRAL_SUBJECT)}`;

type Reached = Pick<LeadView, 'safe' | 'way' | 'first' | 'callAt' | 'email' | 'emailSafe' | 'dial'>;

/** All ways with their link. */
function waysOf({ safe, email, emailSafe, dial }: Reached, sms: string): Record<Way, ReachWay> {
  const body = sms && `?&body=${encodeURIComponent(sms)}`;
  return {
    call: {
      way: 'call',
      label: 'Call',
      href: dial !== null && safe.call !== 'no' ? `tel:${dial}` : null,
    },
    text: {
      way: 'text',
      label: 'Text',
      // A text cannot be sent to an extension.
      href:
        dial !== null && !dial.includes(';') && safe.text !== 'no' ? `sms:${dial}${body}` : null,
    },
    email: {
      way: 'email',
      label: 'Email',
      href: email && emailSafe !== 'no' ? mailto(email) : null,
    },
  };
}

const ASKED: Readonly<Record<Way, string>> = {
  call: 'They asked for a call.',
  text: 'They asked for a text.',
  email: 'They asked for an email.',
};
const CARE: Readonly<Record<Way, string>> = {
  call: 'Say your first name only, until you know who picked up.',
  text: 'No practice name, no therapy, until they say so.',
  email: `The subject is “${NEUTRAL_SUBJECT}” and never says therapy.`,
};

/** @param username who writes the first text */
export function reachPlan(lead: Reached, username: string, zone: string): ReachPlan {
  const { safe, callAt, way, first: plan } = lead;
  const sms = `Hi, this is ${signedName(username)}, you asked me to write. Is this a good number for you?`;
  const wish = plan?.by ?? way ?? 'email';
  const asksFirst = wish === 'text' && safe.text === null;
  const ways = waysOf(lead, asksFirst ? sms : '');
  // A booked call that cannot be made, or not yet: a message confirms how they talk.
  const confirms = callAt !== null && wish !== 'call';
  const order: Way[] = [wish, 'email', 'call', 'text'];
  const first = order.map((one) => ways[one]).find(({ href }) => href !== null) ?? null;
  const label =
    confirms && first?.way === wish
      ? `${first.label} to confirm ${weekdayText(callAt, zone)}`
      : first?.label;
  const chosen = first && { ...first, label: label ?? first.label };
  const hint = [
    plan && plan.why !== 'asked' && first?.way === wish ? firstContactForStaff(plan) : '',
    hintOf(plan, wish, first?.way),
  ]
    .filter(Boolean)
    .join(' ');
  return {
    first: chosen,
    others: (['call', 'text', 'email'] as const)
      .filter((one) => one !== first?.way)
      .map((one) => ways[one]),
    hint,
    firstText: asksFirst && ways.text.href ? sms : null,
  };
}

function hintOf(plan: FirstContact | null, wish: Way, first: Way | undefined): string {
  if (!first) return 'There is no safe way to reach them with what they gave.';
  if (wish !== first)
    return `They asked for a ${wish}, which is not safe, or not possible with what they gave.`;
  return plan && plan.why !== 'asked' ? CARE[first] : `${ASKED[first]} ${CARE[first]}`;
}

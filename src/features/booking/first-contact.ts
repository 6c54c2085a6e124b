/**
 * Who contacts whom first after a request, and how: every promise about it depends on this. A phone number is optional
 * and has no format (R236, R245), so people can book calls that nobody can make. Browsers download this.
 */

export type ContactWay = 'call' | 'text' | 'email';

export interface ContactFacts {
  /** Whether it holds a time for the call. */
  isBooked: boolean;
  /** Whether the phone field holds something that can be called. */
  hasNumber: boolean;
  /** `null` if the form does not ask. */
  way: ContactWay | null;
  /** Safe-contact answers; `null` means not said. */
  call: 'yes' | 'no' | null;
  text: 'yes' | 'no' | null;
}

export interface FirstContact {
  isBooked: boolean;
  /** A booked time asks for a call. */
  wish: ContactWay;
  by: ContactWay;
  /**
   * `asked`: as they wished. Otherwise why not: no number was left, it is not safe, or they booked a call, picked
   * another way, and did not say that calls are safe.
   */
  why: 'asked' | 'no-number' | 'not-safe' | 'ask-first';
}

/** Local numbers have seven digits; texts such as “ask me” cannot be called. */
const FEWEST_DIGITS = 7;

/** Counts digits of all scripts. */
export const isCallable = (phone: unknown): boolean =>
  (String(phone ?? '').match(/\p{Nd}/gu)?.length ?? 0) >= FEWEST_DIGITS;

const answerOf = (value: unknown): ContactFacts['call'] =>
  value === 'yes' || value === 'no' ? value : null;

const WAYS: Readonly<Record<string, ContactWay>> = {
  call: 'call',
  phone: 'call',
  text: 'text',
  email: 'email',
};

/** Whichever field of a form asks for it. */
export function contactWay(fields: Readonly<Record<string, unknown>>): ContactWay | null {
  const said = String(fields['bestWayToContact'] ?? fields['contact_preferences'] ?? '');
  return Object.hasOwn(WAYS, said) ? (WAYS[said] ?? null) : null;
}

/** From a form's fields as typed, posted or stored. */
export const contactFacts = (
  fields: Readonly<Record<string, unknown>>,
  isBooked: boolean,
): ContactFacts => ({
  isBooked,
  hasNumber: isCallable(fields['phone']),
  way: contactWay(fields),
  call: answerOf(fields['safeToCall']),
  text: answerOf(fields['safeToText']),
});

/**
 * The first contact. Never a call or text without a number, where it is not safe, or that was not asked for; an email
 * address is always given. A booked call asks for a call, but not if they picked another way, because the form says
 * that no other is used before asking.
 */
export function firstContact({ isBooked, hasNumber, way, call, text }: ContactFacts): FirstContact {
  const safe = { call, text };
  const wish = isBooked ? 'call' : (way ?? 'email');
  const first = (by: ContactWay, why: FirstContact['why']): FirstContact => ({
    isBooked,
    wish,
    by,
    why,
  });
  if (wish === 'email') return first('email', 'asked');
  const isPicked = way === wish || safe[wish] === 'yes';
  if (hasNumber && safe[wish] !== 'no' && isPicked) return first(wish, 'asked');
  const missing = safe[wish] === 'no' ? 'not-safe' : 'ask-first';
  const canText = hasNumber && way === 'text' && wish === 'call' && text !== 'no';
  return first(canText ? 'text' : 'email', hasNumber ? missing : 'no-number');
}

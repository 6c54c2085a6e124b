/**
 * Which ways to a person are safe, in the words of a lead. Pure functions. A clinician reads every wording here before
 * it goes live. Apart from safety.ts, which the list loads.
 */
import type { LeadView } from './lead.ts';
import { PHONE_WAYS, type PhoneWay, unsafeWays, WAY_NAMES } from './safety.ts';

export interface WayState {
  way: PhoneWay | 'email';
  name: string;
  state: 'safe' | 'not-safe' | 'not-said' | 'given' | 'missing';
  words: string;
}

const STATES = { yes: ['safe', 'Safe'], no: ['not-safe', 'Not safe'] } as const;

/** The four ways of the safety block. */
export function wayStates({
  safe,
  email,
  emailSafe,
}: Pick<LeadView, 'safe' | 'email' | 'emailSafe'>): WayState[] {
  const names = { call: 'Call', text: 'Text', voicemail: 'Voicemail' } as const;
  const phone = PHONE_WAYS.map((way): WayState => {
    const answer = safe[way];
    const [state, words] = answer ? STATES[answer] : (['not-said', 'Not said'] as const);
    return { way, name: names[way], state, words };
  });
  const given: WayState = { way: 'email', name: 'Email', state: 'given', words: 'Given' };
  if (emailSafe === 'no') return [...phone, { ...given, state: 'not-safe', words: 'Not safe' }];
  return [...phone, email ? given : { ...given, state: 'missing', words: 'Not given' }];
}

export interface SafetyWords {
  tone: 'no' | 'ask' | 'safe';
  title: string;
  text: string;
}

/** Where a caller said it. */
const PLACES = { phone: 'on the phone', 'walk-in': 'in person' } as const;

/** The sentence on top of a lead. */
export function safetyWords({
  safe,
  callAt,
  first,
  emailSafe,
  emailNoted,
  entered = null,
}: Pick<LeadView, 'safe' | 'callAt' | 'first' | 'emailSafe' | 'emailNoted'> &
  Partial<Pick<LeadView, 'entered'>>): SafetyWords {
  const said = `They said so ${entered ? PLACES[entered.cameBy] : 'on the form'}`;
  const noMail = emailSafe === 'no';
  const no = unsafeWays(safe);
  if (noMail && !no.length)
    return {
      tone: 'no',
      title: 'No email.',
      text: 'Write nothing to their address. Call or text only as they allowed, and ask first.',
    };
  if (noMail && safe.call === 'no' && safe.text === 'no')
    return {
      tone: 'no',
      title: 'No phone and no email.',
      text: 'No way they left is safe. Wait until they reach you.',
    };
  if (safe.call === 'no' && safe.text === 'no')
    return {
      tone: 'no',
      title: 'No phone at all.',
      text: `${said}. Write an email, and say nothing about therapy in it.`,
    };
  if (no.length) {
    const title = [
      ...(noMail ? ['No email.'] : []),
      ...no.map((way) => `No ${WAY_NAMES[way]}.`),
    ].join(' ');
    const when = callAt === null ? 'Call, and if' : 'Call only at the time they chose. If';
    const isCalled = safe.call !== 'no' && first?.by === 'call';
    const call = isCalled ? ` ${when} nobody picks up, hang up.` : '';
    const rest = safe.call === 'no' ? ' Never ring, not even once.' : call;
    return {
      tone: 'no',
      title,
      text: `${said}${emailNoted ? '; email was noted here' : ''}.${rest} Say nothing about therapy to anybody else.`,
    };
  }
  if (PHONE_WAYS.some((way) => safe[way] === null))
    return {
      tone: 'ask',
      title: entered ? 'Only as they agreed.' : 'Ask first.',
      text: entered
        ? 'They agreed to what is marked as safe. Ask before you use any other way.'
        : 'They did not say whether calls, texts or voicemail are safe. The form promises that only the way they picked is used before you ask.',
    };
  return {
    tone: 'safe',
    title: 'Calls, texts and voicemail are safe.',
    text: `${said}.`,
  };
}

/**
 * All words about the first contact: for the page before and after sending, the calendar entry, and staff. `{name}` is
 * the first name of who writes or calls, `#` the minutes of the call. Visitors are not told why a call is not made:
 * somebody may look over their shoulder. A module of its own, because forms without call times do not download it.
 */
import type { Language } from '#lib/language.ts';
import type { ContactWay, FirstContact } from './first-contact.ts';

export interface FirstStep {
  title: string;
  text: string;
}

/** For visitors, in one language. `any` is true whatever they fill in. */
export interface FirstContactWords {
  booked: Readonly<Record<ContactWay | 'any', FirstStep>>;
  asked: Readonly<Record<ContactWay | 'any', FirstStep>>;
  /** Calendars are shared, so the title says nothing else about the call. */
  entry: Readonly<Record<ContactWay, string>>;
  /** Ends “… replies within 24 business hours, …” while the request is unknown. */
  anyWay: string;
  phoneHint: string;
}

/** What the times of a form say once its script runs. */
export interface CallTimesWords {
  /** Told the server, if it is not English. */
  language?: Language;
  first: FirstContactWords;
  /** Another visitor booked it; `#` is the time. */
  taken: string;
  /** The time chosen before a reload is taken; `#` is day and time. */
  gone: string;
  /** In `taken`, if the time is unknown. */
  thisTime: string;
}

/** `first` is missing while the request is unknown. */
export function firstStep(
  words: FirstContactWords,
  isBooked: boolean,
  first: Pick<FirstContact, 'by'> | undefined,
  name: string,
): FirstStep {
  const { title, text } = words[isBooked ? 'booked' : 'asked'][first?.by ?? 'any'];
  return { title: title.replaceAll('{name}', name), text: text.replaceAll('{name}', name) };
}

/** @param minutes length of the call */
export const entryTitle = (words: FirstContactWords, by: ContactWay, minutes: number): string =>
  words.entry[by].replace('#', String(minutes));

const REASONS: Readonly<Record<FirstContact['why'], string>> = {
  asked: '',
  'no-number': 'No number. ',
  'not-safe': 'Not safe to #. ',
  'ask-first': 'They did not say that calls are safe. ',
};
const BOOKED: Readonly<Record<ContactWay, string>> = {
  call: 'Call them at that time, on the number they gave.',
  text: 'Text them first, at the number they gave. Nobody calls before that.',
  email: 'Email them first, at the address they gave. Nobody calls before that.',
};
const ASKED: Readonly<Record<ContactWay, string>> = {
  call: 'Call them, on the number they gave.',
  text: 'Text them, at the number they gave.',
  email: 'Email them, at the address they gave.',
};

/** What staff do first, and why. A clinician reads these words before they go live. */
export function firstContactForStaff({ isBooked, wish, by, why }: FirstContact): string {
  return `${REASONS[why].replace('#', wish)}${(isBooked ? BOOKED : ASKED)[by]}`;
}

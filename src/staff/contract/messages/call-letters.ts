/** What a visitor is written when staff book, move or cancel their call, in their language. Names no therapy. */
import { TIMES_WORDS } from '#features/booking/words-by-language.ts';
import type { Language } from '#lib/language.ts';
import { zoneTimeOf } from '#lib/zone-time.ts';
import type { BookedCall } from '../slots.ts';
import { signedName } from './replies.ts';
import { LETTERS } from './words.ts';

/** Who writes, and from where. */
export interface Writer {
  username: string;
  zone: string;
  /** Length of a call. */
  minutes: number;
  /** Address of the page that offers times, the English one where there is none in a language. */
  link: (language: Language) => string;
}

type Reader = Pick<BookedCall, 'firstName' | 'language'>;

const written = (parts: readonly string[]): string => parts.join('\n\n');

/** Subject of the mail. @param at start that it names, epoch milliseconds */
export const subjectOf = (at: number, zone: string, language: Language): string =>
  LETTERS[language].subject(TIMES_WORDS[language].weekday(at, zone));

/** @param to new start, epoch milliseconds */
export function moveLetter(
  call: Reader & Pick<BookedCall, 'at'>,
  to: number,
  writer: Writer,
): string {
  const { zone, minutes, link, username } = writer;
  const { language } = call;
  const [letters, times] = [LETTERS[language], TIMES_WORDS[language]];
  const isSameDay = zoneTimeOf(call.at, zone).day === zoneTimeOf(to, zone).day;
  return written([
    letters.hello(call.firstName),
    letters.move(
      minutes,
      times.day(call.at, zone),
      times.time(call.at, zone),
      { day: isSameDay ? undefined : times.day(to, zone), time: times.time(to, zone) },
      times.zoneName(zone),
    ),
    letters.other(link(language)),
    signedName(username),
  ]);
}

/** @param at start, epoch milliseconds */
export function bookLetter(
  { firstName, language }: Reader,
  at: number,
  { zone, minutes, link, username }: Writer,
): string {
  const [letters, times] = [LETTERS[language], TIMES_WORDS[language]];
  return written([
    letters.hello(firstName),
    letters.book(minutes, times.day(at, zone), times.time(at, zone), times.zoneName(zone)),
    letters.other(link(language)),
    signedName(username),
  ]);
}

/** Of a call that is canceled. */
export function cancelLetter(
  { firstName, language, at }: Reader & Pick<BookedCall, 'at'>,
  { zone, link, username }: Writer,
): string {
  const [letters, times] = [LETTERS[language], TIMES_WORDS[language]];
  return written([
    letters.hello(firstName),
    letters.cancel(times.day(at, zone), times.time(at, zone), times.zoneName(zone), link(language)),
    signedName(username),
  ]);
}

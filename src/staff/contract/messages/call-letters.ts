/** What a visitor is written when staff book, move or cancel their call, in their language. Names no therapy. */
import { TIMES_WORDS } from '#features/booking/words-by-language.ts';
import type { Language } from '#lib/language.ts';
import { zoneTimeOf } from '#lib/zone-time.ts';
import type { BookedCall } from '../slots.ts';
import { signedName } from './replies.ts';

/** Who writes, and from where. */
export interface Writer {
  username: string;
  zone: string;
  /** Length of a call. */
  minutes: number;
  /** Addresses of the page that offers times, English where there is none in a language. */
  links: Readonly<Record<Language, string>>;
}

type Reader = Pick<BookedCall, 'firstName' | 'language'>;

/** One language of the letters. `day`, `time` and `later` are in it. */
interface Letters {
  hello: (firstName: string) => string;
  subject: (weekday: string) => string;
  /** `later` has no day if it is the same. */
  move: (minutes: number, day: string, time: string, later: Later, zone: string) => string;
  book: (minutes: number, day: string, time: string, zone: string) => string;
  cancel: (day: string, time: string, zone: string, link: string) => string;
  /** After a new time. */
  other: (link: string) => string;
}

interface Later {
  day: string | undefined;
  time: string;
}

const ENGLISH: Letters = {
  hello: (firstName) => (firstName ? `Hi ${firstName},` : 'Hi,'),
  subject: (weekday) => `About ${weekday}`,
  move: (minutes, day, time, later, zone) =>
    `I have to move our ${minutes} minutes on ${day} from ${time} to ${later.day === undefined ? '' : `${later.day}, `}${later.time} ${zone}. Does that work?`,
  book: (minutes, day, time, zone) =>
    `Our ${minutes} minutes are on ${day} at ${time} ${zone}. Does that work?`,
  cancel: (day, time, zone, link) =>
    `I can’t make our call on ${day} at ${time} ${zone}, and I’m sorry. Here are other times: ${link}`,
  other: (link) => `If it doesn’t, pick another time: ${link}`,
};

/** `la 1:00 p. m.`, `las 3:00 p. m.` */
const theHour = (time: string): string => `${time.startsWith('1:') ? 'la' : 'las'} ${time}`;
/** `martes 24 de noviembre`: no comma after an article. */
const spanishDay = (day: string): string => day.replace(',', '');

const SPANISH: Letters = {
  hello: (firstName) => (firstName ? `Hola, ${firstName}:` : 'Hola:'),
  subject: (weekday) => `Sobre el ${weekday}`,
  move: (minutes, day, time, later, zone) => {
    const from = `Tengo que cambiar nuestros ${minutes} minutos del ${spanishDay(day)}`;
    const to =
      later.day === undefined
        ? `, de ${theHour(time)} a ${theHour(later.time)}`
        : ` a ${theHour(time)} para el ${spanishDay(later.day)} a ${theHour(later.time)}`;
    return `${from}${to} (${zone}). ¿Le queda bien?`;
  },
  book: (minutes, day, time, zone) =>
    `Nuestros ${minutes} minutos son el ${spanishDay(day)} a ${theHour(time)} (${zone}). ¿Le queda bien?`,
  cancel: (day, time, zone, link) =>
    `No voy a poder hacer nuestra llamada del ${spanishDay(day)} a ${theHour(time)} (${zone}). Disculpe. Aquí hay otros horarios: ${link}`,
  other: (link) => `Si no, elija otro horario: ${link}`,
};

const LETTERS: Readonly<Record<Language, Letters>> = { en: ENGLISH, es: SPANISH };

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
  const { zone, minutes, links, username } = writer;
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
    letters.other(links[language]),
    signedName(username),
  ]);
}

/** @param at start, epoch milliseconds */
export function bookLetter(
  { firstName, language }: Reader,
  at: number,
  { zone, minutes, links, username }: Writer,
): string {
  const [letters, times] = [LETTERS[language], TIMES_WORDS[language]];
  return written([
    letters.hello(firstName),
    letters.book(minutes, times.day(at, zone), times.time(at, zone), times.zoneName(zone)),
    letters.other(links[language]),
    signedName(username),
  ]);
}

/** Of a call that is canceled. */
export function cancelLetter(
  { firstName, language, at }: Reader & Pick<BookedCall, 'at'>,
  { zone, links, username }: Writer,
): string {
  const [letters, times] = [LETTERS[language], TIMES_WORDS[language]];
  return written([
    letters.hello(firstName),
    letters.cancel(
      times.day(at, zone),
      times.time(at, zone),
      times.zoneName(zone),
      links[language],
    ),
    signedName(username),
  ]);
}

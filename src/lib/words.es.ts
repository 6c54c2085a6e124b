/** How days, hours, replies and offices are said in Spanish; `words.en.ts` says what each is. */
import { clock, type Day } from './hours.ts';
import { LOCALES } from './language.ts';
import { spanishNumber } from './spanish-numbers.ts';
import type { DayWords, HoursWords, OfficeWords, PageNames, ReplyWords } from './words.en.ts';

const written = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat(LOCALES.es, { timeZone: 'UTC', ...options });
  return (day: string | Date): string => format.format(new Date(day));
};
const monthDay = written({ month: 'long', day: 'numeric' });

/** `del 8 al 10 de enero`, `del 30 de enero al 1 de febrero` */
function together(first: string, count: number): string {
  if (count === 1) return monthDay(first);
  const start = new Date(first);
  const end = new Date(start);
  end.setUTCDate(end.getUTCDate() + count - 1);
  const isOneMonth = start.getUTCMonth() === end.getUTCMonth();
  return `del ${isOneMonth ? start.getUTCDate() : monthDay(start)} al ${monthDay(end)}`;
}

export const SPANISH_DAYS: DayWords = {
  long: written({ dateStyle: 'long' }),
  near: written({ weekday: 'long', month: 'long', day: 'numeric' }),
  together,
};

const WEEKDAYS: Readonly<Record<Day, string>> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
};

const theClock = (time: string): string =>
  clock(time).replace('AM', 'a. m.').replace('PM', 'p. m.');

export const SPANISH_HOURS: HoursWords = {
  clock: theClock,
  hours: ({ from, to, opens, closes }) =>
    `de ${WEEKDAYS[from]} a ${WEEKDAYS[to]}, de ${theClock(opens)} a ${theClock(closes)}`,
};

export const SPANISH_REPLY: ReplyWords = {
  hours: (hours) => (hours === 1 ? 'una hora hábil' : `${hours} horas hábiles`),
  days: (days) => `${spanishNumber(days)} ${days === 1 ? 'día hábil' : 'días hábiles'}`,
};

export const SPANISH_OFFICE: OfficeWords = (cities) => `consultorio de ${cities.join(' o ')}`;

export const SPANISH_NOTE = '(en #)';

export const SPANISH_PAGES: PageNames = {
  thankYou: 'gracias',
  quizResult: 'resultado',
  resetThanks: 'reset-solicitado',
};

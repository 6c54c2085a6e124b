/** How times of day and hours are written, by language; English is in `hours.ts`, which browsers get as well. */
import { clock, type Day, type Hours, hoursText } from './hours.ts';
import type { Language } from './language.ts';

interface HoursWords {
  /** `17:00` → `5:00 PM` */
  clock: (time: string) => string;
  /** `Monday to Friday, 9:00 AM to 6:00 PM` */
  hours: (hours: Hours) => string;
}

const SPANISH_DAYS: Readonly<Record<Day, string>> = {
  Monday: 'lunes',
  Tuesday: 'martes',
  Wednesday: 'miércoles',
  Thursday: 'jueves',
  Friday: 'viernes',
  Saturday: 'sábado',
  Sunday: 'domingo',
};

const spanishClock = (time: string): string =>
  clock(time).replace('AM', 'a. m.').replace('PM', 'p. m.');

export const HOURS_WORDS: Readonly<Record<Language, HoursWords>> = {
  en: { clock, hours: hoursText },
  es: {
    clock: spanishClock,
    hours: ({ from, to, opens, closes }) =>
      `de ${SPANISH_DAYS[from]} a ${SPANISH_DAYS[to]}, de ${spanishClock(opens)} a ${spanishClock(closes)}`,
  },
};

/** With a period at its end, and not a second one after `5:00 p. m.`. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

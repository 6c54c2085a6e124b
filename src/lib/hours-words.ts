/** How times of day and hours are written, by language; English is in `hours.ts`, which browsers get as well. */
import { clock, hoursText } from './hours.ts';
import type { Language } from './language.ts';
import type { HoursWords } from './words.en.ts';
import { SPANISH_HOURS } from './words.es.ts';

export const HOURS_WORDS: Readonly<Record<Language, HoursWords>> = {
  en: { clock, hours: hoursText },
  es: SPANISH_HOURS,
};

/** With a period at its end, and not a second one after `5:00 p. m.`. */
export const sentence = (text: string): string => (text.endsWith('.') ? text : `${text}.`);

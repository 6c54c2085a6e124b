/** How days are written, by language; English is in `day.ts`, which browsers get as well. */
import { daysTogether, longDay, nearDay } from './day.ts';
import type { Language } from './language.ts';
import type { DayWords } from './words.en.ts';
import { SPANISH_DAYS } from './words.es.ts';

export const DAY_WORDS: Readonly<Record<Language, DayWords>> = {
  en: { long: (day) => longDay(day, 'en'), near: nearDay, together: daysTogether },
  es: SPANISH_DAYS,
};

/**
 * How the open times of a free call are written. Texts are in `times-words.en.ts` and `times-words.es.ts`; the build and
 * the server use them, and browsers get what they write.
 */
import type { Language } from '#lib/language.ts';
import { ENGLISH_TIMES, type TimesWords } from './times-words.en.ts';
import { SPANISH_TIMES } from './times-words.es.ts';

export const TIMES_WORDS: Readonly<Record<Language, TimesWords>> = {
  en: ENGLISH_TIMES,
  es: SPANISH_TIMES,
};

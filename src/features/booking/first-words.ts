/** Words about the first contact by language, for the build and the server. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_CALL_TIMES } from './first-contact-words.en.ts';
import { SPANISH_CALL_TIMES } from './first-contact-words.es.ts';
import type { CallTimesWords } from './first-contact-words.ts';

export const CALL_TIMES_WORDS: Readonly<Record<Language, CallTimesWords>> = {
  en: ENGLISH_CALL_TIMES,
  es: SPANISH_CALL_TIMES,
};

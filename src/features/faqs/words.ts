/** Words around questions and answers, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_FAQ, type FaqWords } from './words.en.ts';
import { SPANISH_FAQ } from './words.es.ts';

export const FAQ_WORDS: Readonly<Record<Language, FaqWords>> = {
  en: ENGLISH_FAQ,
  es: SPANISH_FAQ,
};

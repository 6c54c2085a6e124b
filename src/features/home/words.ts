/** Words of the home page, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_HOME, type HomeWords } from './words.en.ts';
import { SPANISH_HOME } from './words.es.ts';

export const HOME_WORDS: Readonly<Record<Language, HomeWords>> = {
  en: ENGLISH_HOME,
  es: SPANISH_HOME,
};

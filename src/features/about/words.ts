/** Words of the pages about the practice, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_ABOUT, type AboutWords } from './words.en.ts';
import { SPANISH_ABOUT } from './words.es.ts';

export const ABOUT_WORDS: Readonly<Record<Language, AboutWords>> = {
  en: ENGLISH_ABOUT,
  es: SPANISH_ABOUT,
};

/** What staff write to visitors, by language. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_LETTERS, type Letters } from './words.en.ts';
import { SPANISH_LETTERS } from './words.es.ts';

export const LETTERS: Readonly<Record<Language, Letters>> = {
  en: ENGLISH_LETTERS,
  es: SPANISH_LETTERS,
};

/** The sentences of the command by the language in which a practice writes first. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_PRACTICE, type PracticeWords } from './words.en.ts';
import { SPANISH_PRACTICE } from './words.es.ts';

export const PRACTICE_WORDS: Readonly<Record<Language, PracticeWords>> = {
  en: ENGLISH_PRACTICE,
  es: SPANISH_PRACTICE,
};

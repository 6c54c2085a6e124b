/** Words of the quiz by language, for the build and the server: browsers get English, and others in the page. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_QUIZ } from './words.en.ts';
import { SPANISH_QUIZ } from './words.es.ts';
import type { QuizWords } from './words.ts';

export const QUIZ_WORDS: Readonly<Record<Language, QuizWords>> = {
  en: ENGLISH_QUIZ,
  es: SPANISH_QUIZ,
};

/** Words of the quiz by language, for the build and the server: browsers get English, and others in the page. */
import type { InBrowser, Language } from '#lib/language.ts';
import { type BannerWords, ENGLISH_BANNER } from './banner-words.en.ts';
import { ENGLISH_QUIZ } from './words.en.ts';
import { SPANISH_BANNER, SPANISH_QUIZ } from './words.es.ts';
import type { QuizWords } from './words.ts';

export const QUIZ_WORDS: InBrowser<QuizWords> = {
  en: ENGLISH_QUIZ,
  es: SPANISH_QUIZ,
};

/** Of the strip above the header. */
export const BANNER_WORDS: Readonly<Record<Language, BannerWords>> = {
  en: ENGLISH_BANNER,
  es: SPANISH_BANNER,
};

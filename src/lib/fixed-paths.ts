/** Addresses of pages that code leads to, by language: of all others, a page says itself whose translation it is. */
import { byLanguage, type FixedPaths, type Language } from './language.ts';
import { ENGLISH_PAGES, type PageNames } from './words.en.ts';
import { SPANISH_PAGES } from './words.es.ts';

const NAMES: Readonly<Record<Language, PageNames>> = { en: ENGLISH_PAGES, es: SPANISH_PAGES };

/** In its first language, a practice has a page where all have it. */
const pathsOf = (page: keyof PageNames): FixedPaths => ({
  first: `/${ENGLISH_PAGES[page]}`,
  ...byLanguage((language) => `/${language}/${NAMES[language][page]}`),
});

/** Where the contact form leads without JavaScript. */
export const THANK_YOU_PATHS = pathsOf('thankYou');
/** Pages with the four results of the quiz, which the server fills in without JavaScript. */
export const RESULT_PATHS = pathsOf('quizResult');
/** Where the Reset form leads without JavaScript. */
export const RESET_THANKS_PATHS = pathsOf('resetThanks');

/** Words of the booking page by language, in the build only. */
import type { Language } from '#lib/language.ts';
import { type BookingPageWords, ENGLISH_PAGE } from './page-words.en.ts';
import { SPANISH_PAGE } from './page-words.es.ts';

export const PAGE_WORDS: Readonly<Record<Language, BookingPageWords>> = {
  en: ENGLISH_PAGE,
  es: SPANISH_PAGE,
};

/** Words of the booking page by language, for the build and the server: browsers get English, and others in the page. */
import type { Language, OtherLanguage } from '#lib/language.ts';
import { ENGLISH_CALL_TIMES } from './first-contact-words.en.ts';
import { SPANISH_CALL_TIMES } from './first-contact-words.es.ts';
import type { CallTimesWords } from './first-contact-words.ts';
import { type BookingPageWords, ENGLISH_PAGE } from './page-words.en.ts';
import { SPANISH_PAGE } from './page-words.es.ts';
import { ENGLISH_TIMES, type TimesWords } from './times-words.en.ts';
import { SPANISH_TIMES } from './times-words.es.ts';

/** About the first contact, and a time that is taken. */
export const CALL_TIMES_WORDS: Readonly<
  { en: CallTimesWords } & {
    [Other in OtherLanguage]: CallTimesWords & { language: Other };
  }
> = {
  en: ENGLISH_CALL_TIMES,
  es: SPANISH_CALL_TIMES,
};

/** Around the form. */
export const PAGE_WORDS: Readonly<Record<Language, BookingPageWords>> = {
  en: ENGLISH_PAGE,
  es: SPANISH_PAGE,
};

/** Of open times. */
export const TIMES_WORDS: Readonly<Record<Language, TimesWords>> = {
  en: ENGLISH_TIMES,
  es: SPANISH_TIMES,
};

/** Words around people, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_PEOPLE, type PeopleWords } from './words.en.ts';
import { SPANISH_PEOPLE } from './words.es.ts';

export const PEOPLE_WORDS: Readonly<Record<Language, PeopleWords>> = {
  en: ENGLISH_PEOPLE,
  es: SPANISH_PEOPLE,
};

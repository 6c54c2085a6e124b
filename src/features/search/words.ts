/** Words of the search, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_SEARCH, type SearchWords } from './words.en.ts';
import { SPANISH_SEARCH } from './words.es.ts';

export const SEARCH_WORDS: Readonly<Record<Language, SearchWords>> = {
  en: ENGLISH_SEARCH,
  es: SPANISH_SEARCH,
};

/** Words of the pages that the server writes itself, by language. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_SERVER, type ServerWords } from './words.en.ts';
import { SPANISH_SERVER } from './words.es.ts';

export const SERVER_WORDS: Readonly<Record<Language, ServerWords>> = {
  en: ENGLISH_SERVER,
  es: SPANISH_SERVER,
};

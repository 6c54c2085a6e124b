/** Words around services and programs, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_SERVICES, type ServicesWords } from './words.en.ts';
import { SPANISH_SERVICES } from './words.es.ts';

export const SERVICES_WORDS: Readonly<Record<Language, ServicesWords>> = {
  en: ENGLISH_SERVICES,
  es: SPANISH_SERVICES,
};

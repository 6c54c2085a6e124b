/** Words of consent, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { type ConsentWords, ENGLISH_CONSENT } from './words.en.ts';
import { SPANISH_CONSENT } from './words.es.ts';

export const CONSENT_WORDS: Readonly<Record<Language, ConsentWords>> = {
  en: ENGLISH_CONSENT,
  es: SPANISH_CONSENT,
};

/** Words around legal texts, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_LEGAL, type LegalWords } from './words.en.ts';
import { SPANISH_LEGAL } from './words.es.ts';

export const LEGAL_WORDS: Readonly<Record<Language, LegalWords>> = {
  en: ENGLISH_LEGAL,
  es: SPANISH_LEGAL,
};

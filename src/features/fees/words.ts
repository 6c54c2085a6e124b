/** Words of the fees by therapist, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_FEES, type FeesWords } from './words.en.ts';
import { SPANISH_FEES } from './words.es.ts';

export const FEES_WORDS: Readonly<Record<Language, FeesWords>> = {
  en: ENGLISH_FEES,
  es: SPANISH_FEES,
};

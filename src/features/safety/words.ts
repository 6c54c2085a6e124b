/** Words of the top of an emergency page, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_SAFETY, type SafetyWords } from './words.en.ts';
import { SPANISH_SAFETY } from './words.es.ts';

export const SAFETY_WORDS: Readonly<Record<Language, SafetyWords>> = {
  en: ENGLISH_SAFETY,
  es: SPANISH_SAFETY,
};

/** Words around guides that are not content, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH_GUIDE, type GuideWords } from './words.en.ts';
import { SPANISH_GUIDE } from './words.es.ts';

export const GUIDE_WORDS: Readonly<Record<Language, GuideWords>> = {
  en: ENGLISH_GUIDE,
  es: SPANISH_GUIDE,
};

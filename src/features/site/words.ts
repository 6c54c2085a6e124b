/** Texts of the page layout around the content, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH, type LayoutWords } from './words.en.ts';
import { SPANISH } from './words.es.ts';

export const LAYOUT_WORDS: Readonly<Record<Language, LayoutWords>> = { en: ENGLISH, es: SPANISH };

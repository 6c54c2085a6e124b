/** Texts of the page layout around the content, by language; used in the build only. */
import type { Language } from '#lib/language.ts';
import { ENGLISH, ENGLISH_FRAME, type FrameWords, type LayoutWords } from './words.en.ts';
import { SPANISH, SPANISH_FRAME } from './words.es.ts';

export const LAYOUT_WORDS: Readonly<Record<Language, LayoutWords>> = { en: ENGLISH, es: SPANISH };

export const FRAME_WORDS: Readonly<Record<Language, FrameWords>> = {
  en: ENGLISH_FRAME,
  es: SPANISH_FRAME,
};

/** The button that leads to the free call. */
import type { Language } from '#lib/language.ts';
import { type CallWords, ENGLISH_CALL } from './words.en.ts';
import { SPANISH_CALL } from './words.es.ts';

export interface Consultation {
  minutes: number;
  name: string;
}

/** What is written in the language that the practice writes first. */
interface Practice {
  consultation: Consultation;
  language: Language;
}

const WORDS: Readonly<Record<Language, CallWords>> = { en: ENGLISH_CALL, es: SPANISH_CALL };

/** As pages in a language call it: its own name is in the practice’s first one. */
export const callName = (
  { consultation, language: first }: Practice,
  language: Language,
): string => (language === first ? consultation.name : WORDS[language].name);

/** In texts `{book.button}`: `Book My Free 15-Min Vibe Check`. */
export const bookingLabel = (practice: Practice, language: Language): string =>
  WORDS[language].label({ ...practice.consultation, name: callName(practice, language) });

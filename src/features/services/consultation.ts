/** The button that leads to the free call. */
import type { Language } from '#lib/language.ts';

export interface Consultation {
  minutes: number;
  name: string;
}

/** What is written in the language that the practice writes first. */
interface Practice {
  consultation: Consultation;
  language: Language;
}

const LABELS: Readonly<Record<Language, (call: Consultation) => string>> = {
  en: ({ minutes, name }) => `Book My Free ${minutes}-Min ${name}`,
  // Its name is not one that everybody reads in Spanish.
  es: () => 'Pedir una llamada gratis',
};

const NAMES: Readonly<Record<Language, string>> = { en: 'Call', es: 'Llamada' };

/** As pages in a language call it: its own name is in the practice’s first one. */
export const callName = (
  { consultation, language: first }: Practice,
  language: Language,
): string => (language === first ? consultation.name : NAMES[language]);

/** In texts `{book.button}`: `Book My Free 15-Min Vibe Check`. */
export const bookingLabel = (practice: Practice, language: Language): string =>
  LABELS[language]({ ...practice.consultation, name: callName(practice, language) });

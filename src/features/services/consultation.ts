/** The button that leads to the free call. */
import type { Language } from '#lib/language.ts';

export interface Consultation {
  minutes: number;
  name: string;
}

/** In texts `{book.button}`: `Book My Free 15-Min Vibe Check`. Its name is not one that everybody reads in Spanish. */
export function bookingLabel({ minutes, name }: Consultation, language: Language = 'en'): string {
  return language === 'es' ? 'Pedir una llamada gratis' : `Book My Free ${minutes}-Min ${name}`;
}

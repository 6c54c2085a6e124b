/** Spanish names of pages that code leads to; `words.en.ts` says which. */
import type { PageNames } from './words.en.ts';

export const SPANISH_PAGES: PageNames = {
  thankYou: 'gracias',
  quizResult: 'resultado',
  resetThanks: 'reset-solicitado',
};

/** Addresses of pages that code leads to, in English: of a practice that writes it first, and below `/en`. */

/** Each without the folder of its language. */
export interface PageNames {
  thankYou: string;
  quizResult: string;
  resetThanks: string;
}

export const ENGLISH_PAGES: PageNames = {
  thankYou: 'thank-you',
  quizResult: 'quiz-result',
  resetThanks: 'reset-requested',
};

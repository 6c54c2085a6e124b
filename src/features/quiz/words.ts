/**
 * Words of the quiz that are not content. Their texts are in `words.en.ts` and `words.es.ts`: constants of one type, so
 * that a missing text is a type error, and other languages are not downloaded.
 */
import type { ErrorSummaryWords } from '#lib/form-words.ts';
import type { ANSWER_MESSAGE, EMAIL_TOAST } from './email-gate.ts';
import type { BandKey, Category, Level } from './scoring.ts';

type Labels<Keys extends string> = Readonly<Record<Keys, string>>;
interface Said {
  title: string;
  text: string;
}

export interface QuizWords {
  /** From 1 to 5. */
  scale: readonly [string, string, string, string, string];
  areas: Labels<Category>;
  bands: Labels<BandKey>;
  levels: Labels<Level>;
  /** `#` is the best score. */
  outOf: string;
  /** `#` is a number, then how many there are. */
  place: string;
  progress: string;
  previous: string;
  email: string;
  /** Suffix of optional labels; missing for English. */
  optional?: string;
  /** The error summary; missing for English. */
  check?: ErrorSummaryWords;
  privacy: string;
  /** Printed by the form, stored with each lead; `#` is the practice's name. */
  consent: string;
  /** In place of what a band says. */
  neutral: string;
  tonight: string;
  notDiagnosis: string;
  /** Before help lines, on the page of a server without its own. */
  listen: string;
  print: string;
  copy: string;
  copied: string;
  uncopied: string;
  retake: string;
  foot: string;
  clear: string;
  unsaved: Said & { again: string };
  again: Said;
  saved: Said;
  toasts: Readonly<Record<'email' | 'ready', { title: string; description: string }>>;
  /** On the page of all results; the numbers are from, to, and out of. */
  results: { title: string; range: string };
  /** By English message; missing for English. */
  messages?: Labels<typeof ANSWER_MESSAGE | (typeof EMAIL_TOAST)['description']>;
}

/** The quiz in one language, and where it is. */
export interface QuizVersion {
  words: QuizWords;
  path: string;
  privacyHref: string;
}

/** Fills in each `#` in turn. */
export const filled = (text: string, ...values: readonly (string | number)[]): string =>
  values.reduce<string>((all, value) => all.replace('#', () => `${value}`), text);

/** The consent of visitors who leave an email address. */
export const quizConsent = (practice: string, { consent }: Pick<QuizWords, 'consent'>): string =>
  filled(consent, practice);

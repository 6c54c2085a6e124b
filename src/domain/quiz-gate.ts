/** The email gate of the quiz (R215–R218, D32), for the browser: without zod. What the server checks is `quiz-lead.ts`. */
import type { FieldErrors } from './lead.ts';
import type { BandKey } from './quiz.ts';

/** Where quiz results and newsletter signups are posted, told apart by `relationshipQuizCompleted`. */
export const SUBMIT_PATH = '/api/submit-hubspot';
/** Page with the four results, into which the server puts those of somebody without JavaScript. */
export const RESULT_PAGE = 'quiz-result';
/** A field people never see; whoever fills it is a program. */
export const QUIZ_TRAP = 'website';

export const EMAIL_TOAST = {
  title: 'Valid email required',
  description: 'Please enter a valid email address to see your results.',
} as const;
export const ANSWER_MESSAGE = 'Please choose one of the five answers';

/** The gate's whole rule: something with an @ (R215). */
export const isEmail = (text: string): boolean => text.includes('@');

/** Name of a statement's field in the form without JavaScript. */
export const fieldOf = (id: number): string => `q${id}`;

/** Exactly what is sent (R218). Never an answer. */
export interface QuizLead {
  formId: string;
  portalId: string;
  email: string;
  relationshipQuizCompleted: 'Yes';
  /** As text. */
  score: string;
  result: BandKey;
  pageName: string;
  pageUri: string;
}

/** What is wrong with the address; nothing if it will do. */
export function emailErrors(email: string): FieldErrors<'email'> {
  return isEmail(email.trim()) ? {} : { email: EMAIL_TOAST.description };
}

/** What the gate says about keeping the address: the form prints it, the server keeps it with each lead. */
export function quizConsent(practice: string): string {
  return `${practice} stores this address with your score and result, not your eight answers, so that we can write to you about them. No newsletter.`;
}

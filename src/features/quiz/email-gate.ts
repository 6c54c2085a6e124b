/**
 * The email gate of the quiz (R215–R218, D32) for the browser, without zod. The server validates in `submission.ts`.
 */
import type { FieldErrors } from '#lib/parse-form.ts';
import type { BandKey } from './scoring.ts';

/** For quiz results and newsletter submissions; `relationshipQuizCompleted` tells them apart. */
export const SUBMIT_PATH = '/api/submit-hubspot';

export const EMAIL_TOAST = {
  title: 'Valid email required',
  description: 'Please enter a valid email address to see your results.',
} as const;
export const ANSWER_MESSAGE = 'Please choose one of the five answers';

/** The gate accepts anything with an @ (R215). */
export const isEmail = (text: string): boolean => text.includes('@');

/** In the form without JavaScript. */
export const fieldOf = (id: number): string => `q${id}`;

/** The data sent (R218). Never answers. */
export interface QuizLead {
  formId: string;
  portalId: string;
  email: string;
  relationshipQuizCompleted: 'Yes';
  score: string;
  result: BandKey;
  pageName: string;
  pageUri: string;
}

/** Empty if the address is fine. */
export function emailErrors(
  email: string,
  { description }: { description: string } = EMAIL_TOAST,
): FieldErrors<'email'> {
  return isEmail(email.trim()) ? {} : { email: description };
}

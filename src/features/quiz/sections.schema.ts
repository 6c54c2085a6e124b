/** Sections of the quiz. */
import * as z from 'zod';
import { lede, title } from '#lib/content/section-fields.ts';

const quiz = z
  .strictObject({ kind: z.literal('quiz') })
  .describe('The quiz; its words are in content/quizzes');

const quizResult = z
  .strictObject({ kind: z.literal('quiz-result'), title, lede })
  .describe('What the server fills in for visitors without JavaScript');

export const quizSections = [quiz, quizResult] as const;

/** Steps through the quiz, and intercepts its requests. */
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { type Answer, catchPosts } from './hold.ts';

export const START = 'Take the Relationship Reality Check';
export const NEUTRAL = Array.from({ length: 8 }, () => 'Neutral');

/** Responds to all requests of the form, and records them. */
export const catchResults = (page: Page, ...answers: Answer[]): Promise<Request[]> =>
  catchPosts(page, SUBMIT_PATH, answers);

/** The visible statement. */
export function statement(page: Page): Locator {
  return page.locator('#quiz-statement');
}

export function choose(page: Page, answer: string): Promise<void> {
  return page.getByRole('button', { name: answer, exact: true }).click();
}

/** Starts the quiz. */
export async function begin(page: Page): Promise<void> {
  await page.getByRole('button', { name: START }).click();
  await expect(page.getByText('Question 1 of 8')).toBeVisible();
}

/** Answers all eight statements, waiting for each. */
export async function answerAll(page: Page, answers: readonly string[] = NEUTRAL): Promise<void> {
  for (const [index, answer] of answers.entries()) {
    await expect(page.getByText(`Question ${index + 1} of 8`)).toBeVisible();
    await choose(page, answer);
  }
  await expect(gate(page).button).toBeVisible();
}

export interface GateParts {
  email: Locator;
  button: Locator;
  skip: Locator;
}

export function gate(page: Page): GateParts {
  return {
    email: page.locator('#quiz-email'),
    button: page.getByRole('button', { name: 'Show my results' }),
    skip: page.getByRole('button', { name: 'Show my result without email' }),
  };
}

/** `24 out of 40` on the result. */
export function score(page: Page): Locator {
  return page.locator('p:has([data-score])');
}

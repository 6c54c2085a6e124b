/** The quiz on a small phone: nothing to decide lies below the screen. */
import { expect, test } from '@playwright/test';
import { SCALE } from '#domain/quiz/scoring.ts';
import { answerAll, begin, choose, gate } from './quiz.ts';

const SMALL = { width: 360, height: 640 };

test('at 360 × 640 all answers, Previous and both ways past the email are in view', async ({
  page,
}) => {
  await page.setViewportSize(SMALL);
  await page.goto('/quiz');
  await page.evaluate(() => {
    document.documentElement.dataset.consent = '';
  });
  await begin(page);
  await choose(page, 'Neutral');
  await expect(page.getByText('Question 2 of 8')).toBeVisible();
  for (const name of [...SCALE, 'Previous'])
    await expect(page.getByRole('button', { name, exact: true })).toBeInViewport({ ratio: 1 });
  await page.getByRole('button', { name: 'Previous' }).click();
  await answerAll(page);
  const { button, skip } = gate(page);
  await expect(button).toBeInViewport({ ratio: 1 });
  await expect(skip).toBeInViewport({ ratio: 1 });
});

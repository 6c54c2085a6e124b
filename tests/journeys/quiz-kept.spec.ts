/** The quiz survives reload and Back, and keeps no address. Storage that fails, and events: src/features/quiz/quiz.store.test.ts. */
import { expect, type Page, test } from '@playwright/test';
import { answerAll, begin, catchResults, choose, gate, score, START } from './quiz.ts';
import { shiftsOf } from './watch.ts';

// What moves: quiz-card.spec.ts and quiz-lightbox.spec.ts. Each answer draws the tangle for a second.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

test('answers and result survive a reload and Back without a shift, Clear deletes them, and the address is not stored', async ({
  page,
}) => {
  await catchResults(page);
  await page.goto('/quiz');
  await begin(page);
  await choose(page, 'Disagree');
  await choose(page, 'Agree');
  await page.reload();
  await expect(page.getByText('Question 3 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('button', { name: 'Agree', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  expect(await stored(page)).toContain('quiz');
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await expect(page.getByRole('button', { name: START })).toBeVisible();
  expect(await stored(page)).not.toContain('quiz');
  await page.reload();

  await begin(page);
  await answerAll(page);
  await gate(page).email.fill('sam@example.com');
  await gate(page).button.click();
  await expect(score(page)).toBeVisible();
  expect(await stored(page)).not.toContain('sam@');
  await page.evaluate(() => scrollTo(0, 0));
  await page.reload();
  await expect(score(page)).toHaveText('24 out of 40');
  const own = (await shiftsOf(page)).filter(({ hadRecentInput }) => !hadRecentInput);
  expect(own.reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.1);
  await page.getByRole('link', { name: 'Book My Free 15-Min Vibe Check' }).click();
  await expect(page).toHaveURL('/vibe-check#contact');
  await page.goBack();
  await expect(score(page)).toHaveText('24 out of 40');
});

/** The quiz survives reload, Back, late or missing scripts and disabled storage, and leaks nothing. */
import { expect, type Page, test } from '@playwright/test';
import { RESULT_PAGE, SUBMIT_PATH } from '#domain/quiz/email-gate.ts';
import { forbidStorage, hear, hold } from './hold.ts';
import { answerAll, begin, catchResults, choose, gate, score, START, statement } from './quiz.ts';
import { watch } from './watch.ts';

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

test('a reload resumes the quiz without an interaction', async ({ page }) => {
  await page.goto('/quiz');
  await begin(page);
  await choose(page, 'Disagree');
  await choose(page, 'Agree');
  await page.reload();
  await expect(page.getByText('Question 3 of 8')).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(
    page.getByRole('button', { name: 'Agree', exact: true, pressed: true }),
  ).toBeVisible();
});

test('Clear deletes all of it, also in the tab', async ({ page }) => {
  await page.goto('/quiz');
  await begin(page);
  await choose(page, 'Agree');
  expect(await stored(page)).toContain('quiz');
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await expect(page.getByRole('button', { name: START })).toBeVisible();
  expect(await stored(page)).not.toContain('quiz');
  await page.reload();
  await expect(page.getByRole('button', { name: START })).toBeVisible();
});

test('the result survives a reload and Back from another page, and the email address is not stored', async ({
  page,
}) => {
  await catchResults(page);
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).email.fill('sam@example.com');
  await gate(page).button.click();
  await expect(score(page)).toBeVisible();
  expect(await stored(page)).not.toContain('sam@');
  await page.reload();
  await expect(score(page)).toHaveText('24 out of 40');
  await page.getByRole('link', { name: 'Talk it over' }).click();
  await expect(page).toHaveURL('/vibe-check#contact');
  await page.goBack();
  await expect(score(page)).toHaveText('24 out of 40');
});

test('the first click is replayed by a late script', async ({ page }) => {
  const arrive = await hold(page);
  await page.goto('/quiz');
  await page.getByRole('button', { name: START }).click();
  await expect(page.locator('astro-island:has(.quiz)')).toHaveAttribute('aria-busy', 'true');
  arrive();
  await expect(statement(page)).toBeFocused();
  await expect(page).toHaveURL('/quiz');
});

test('without its scripts the click opens the complete form, scored by the server', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/quiz');
  await expect(page.locator('.quiz-plain')).toBeHidden();
  await page.getByRole('button', { name: START }).click();
  await expect(page.locator('.quiz-plain')).toBeVisible();
  for (const neutral of await page.getByRole('radio', { name: 'Neutral' }).all())
    await neutral.check();
  const answered = page.waitForResponse((response) => response.url().endsWith(SUBMIT_PATH));
  await page.getByRole('button', { name: 'Show my results' }).click();
  expect((await answered).status()).toBe(200);
  await expect(score(page)).toHaveText('24 out of 40');
});

test('without storage only resuming after a reload is lost; the event bus gets start and end, and nothing else', async ({
  page,
}) => {
  const notes = await watch(page, '');
  await forbidStorage(page);
  const heard = await hear(page, true);
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).skip.click();
  await expect(score(page)).toHaveText('24 out of 40');
  expect(notes.complaints).toEqual([]);
  expect(await heard()).toEqual([
    { name: 'quiz started', place: 'page' },
    { name: 'quiz finished', place: 'page' },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // With an address, with unsafe answers, or with something missing: tests/server/quiz.test.ts.
  test('R196 all eight statements, and a result page without an email address', async ({
    page,
  }) => {
    await page.goto('/quiz');
    await expect(page.getByRole('radiogroup')).toHaveCount(8);
    await expect(page.getByRole('button', { name: START })).toBeHidden();
    for (const radio of await page.getByRole('radio', { name: 'Neutral' }).all())
      await radio.check();
    await page.getByRole('button', { name: 'Show my results' }).click();
    await expect(page.getByRole('heading', { name: 'Needs a Tune-Up' })).toBeVisible();
    await expect(score(page)).toHaveText('24 out of 40');
    await expect(page.locator('[data-domain]').first()).toContainText('Good, 3.0 / 5');
    await expect(page.locator('[data-help], [data-kept]:visible')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Talk it over' })).toHaveAttribute(
      'href',
      '/vibe-check#service=couples-therapy',
    );
    await page.getByRole('link', { name: 'Retake Quiz' }).click();
    await expect(page).toHaveURL('/quiz');
  });

  test('the result page without a result links to the quiz', async ({ page }) => {
    await page.goto(`/${RESULT_PAGE}`);
    await expect(page.getByRole('link', { name: START })).toHaveAttribute('href', '/quiz');
    await expect(score(page).locator('visible=true')).toHaveCount(0);
  });
});

/** The relationship quiz in Spanish; what holds for every language: quiz.spec.ts. */
import { RESULT_PATHS } from '#lib/fixed-paths.ts';
import { expect, type Page, test } from '@playwright/test';
import { SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { SPANISH_QUIZ } from '#features/quiz/words.es.ts';
import { filled } from '#features/quiz/words.ts';
import { violations } from './axe-page.ts';
import { message, toast } from './contact-form.ts';
import { catchResults, score, statement } from './quiz.ts';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const { scale, bands, areas, levels, toasts, unsaved, saved, neutral, place } = SPANISH_QUIZ;
const [WORST, , MIDDLE] = scale;
const START = 'Empezar el cuestionario';
const SHOW = 'Ver mi resultado';
const SKIP = 'Ver mi resultado sin dar mi correo';

/** Words of English sentences. */
const ENGLISH =
  /\b(?:the|your?|with|for|please|out of|question|answers?|result|previous|email|copy|print|again|retake|optional|privacy|loading|strong|good|mixed)\b/i;

/** Neither shown nor named for screen readers. */
async function expectSpanish(page: Page): Promise<void> {
  const quiz = page.locator('.quiz');
  await expect(quiz).not.toContainText(ENGLISH);
  const names = await quiz
    .locator('[aria-label], [aria-valuetext], [placeholder]')
    .evaluateAll((all) =>
      all.flatMap((one) =>
        ['aria-label', 'aria-valuetext', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
      ),
    );
  expect(names.join(' ')).not.toMatch(ENGLISH);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
}

async function answerAll(page: Page, answers: readonly string[]): Promise<void> {
  for (const [at, answer] of answers.entries()) {
    await expect(page.getByText(filled(place, at + 1, answers.length))).toBeVisible();
    await expectSpanish(page);
    await page.getByRole('button', { name: answer, exact: true }).click();
  }
  await expect(page.getByRole('button', { name: SKIP })).toBeVisible();
}

test('from the English quiz to the Spanish result: statements, the address, a failure and its copy, all in Spanish', async ({
  page,
}) => {
  const requests = await catchResults(page, { status: 500, body: 'boom' }, { status: 200 });
  await page.goto('/quiz');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Español' }).click();
  await expect(page).toHaveURL('/es/cuestionario');
  await expectSpanish(page);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: START }).click();
  await expect(statement(page)).toBeFocused();
  await answerAll(
    page,
    Array.from({ length: 8 }, () => MIDDLE),
  );

  await expectSpanish(page);
  const email = page.locator('#quiz-email');
  await email.fill('sam.en.example');
  await page.getByRole('button', { name: SHOW, exact: true }).click();
  await expect(message(page, 'email')).toHaveText(toasts.email.description);
  await expect(toast(page, toasts.email.title)).toContainText(toasts.email.description);
  expect(requests).toEqual([]);

  await email.fill('sam@example.com');
  await page.getByRole('button', { name: SHOW, exact: true }).click();
  await expect(page.getByRole('heading', { name: bands['needs-tune-up'] })).toBeFocused();
  await expect(toast(page, toasts.ready.title)).toContainText(toasts.ready.description);
  await expect(score(page)).toHaveText('24 de 40');
  await expect(page.locator('[data-domain]').first()).toContainText(areas['Emotional Safety']);
  await expect(page.locator('[data-domain]').first()).toContainText(`${levels.Good}, 3.0 / 5`);
  await expect(page.getByText(unsaved.title)).toBeVisible();
  await expectSpanish(page);
  await page.getByRole('button', { name: unsaved.again }).click();
  await expect(page.getByText(saved.title)).toBeVisible();
  await expectSpanish(page);
  const [first] = requests;
  expect(first?.postDataJSON()).toMatchObject({
    email: 'sam@example.com',
    score: '24',
    result: 'needs-tune-up',
    pageUri: '/es/cuestionario',
  });
  await expect(page.locator('.quiz').getByRole('link', { name: /llamada gratis/ })).toHaveAttribute(
    'href',
    /^\/es\/llamada/,
  );
  // A partner's link and the card are in English alone.
  await expect(page.locator('[data-card], [data-together]')).toHaveCount(0);
});

test('whoever cannot speak without fear reads help in Spanish first, before the address and above the result', async ({
  page,
}) => {
  await page.goto('/es/cuestionario#with=37.36.37');
  await page.getByRole('button', { name: START }).click();
  await answerAll(page, [WORST, ...Array.from({ length: 7 }, () => MIDDLE)]);
  const help = page.locator('[data-help]');
  await expect(help.getByRole('heading', { name: 'Antes que nada' })).toBeFocused();
  await expect(help).toContainText('oprima 2 para español');
  await expectSpanish(page);
  await page.getByRole('button', { name: SKIP }).click();
  await expect(help.getByRole('link', { name: '1-800-799-7233' })).toBeVisible();
  await expect(help.getByRole('link', { name: 'Mande AYUDA al 988' })).toBeVisible();
  await expect(page.locator('[data-band]')).toContainText(neutral);
  await expect(page.locator('.quiz')).not.toContainText(SPANISH_QUIZ.tonight);
  await expectSpanish(page);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // What is missing, and what is stored: tests/server/quiz.test.ts.
  test('the server answers in Spanish, with help first where the answers suggest danger', async ({
    page,
  }) => {
    await page.goto(RESULT_PATHS.es);
    await page.getByRole('link', { name: START }).click();
    await expect(page).toHaveURL('/es/cuestionario');
    for (const radio of await page.getByRole('radio', { name: WORST, exact: true }).all())
      await radio.check();
    const answered = page.waitForResponse((response) => response.url().endsWith(SUBMIT_PATH));
    await page.getByRole('button', { name: SHOW }).click();
    expect((await answered).status()).toBe(200);
    await expect(score(page)).toHaveText('16 de 40');
    await expect(page.getByRole('heading', { name: bands['needs-tune-up'] })).toBeVisible();
    const result = page.locator('[data-result]');
    await expect(result).toContainText('oprima 2 para español');
    await expect(result).toContainText(neutral);
    await expect(result).not.toContainText(ENGLISH);
    await page.getByRole('link', { name: SPANISH_QUIZ.retake }).click();
    await expect(page).toHaveURL('/es/cuestionario');
  });
});

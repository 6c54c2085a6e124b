/** What the quiz survives: reload, Back, late or missing scripts, forbidden storage; and what it tells nobody. */
import { expect, type Page, test } from '@playwright/test';
import { RESULT_PAGE, SUBMIT_PATH } from '#domain/quiz-gate.ts';
import { answerAll, begin, catchResults, choose, gate, score, START, statement } from './quiz.ts';
import { watch } from './watch.ts';

const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]));

test('a reload goes on where this tab was, without a touch', async ({ page }) => {
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

test('Back from another page goes on too, result and all', async ({ page }) => {
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).skip.click();
  await page.getByRole('link', { name: 'Talk it over' }).click();
  await expect(page).toHaveURL('/vibe-check');
  await page.goBack();
  await expect(score(page)).toHaveText('24 out of 40');
});

test('Clear forgets all of it, in the tab too', async ({ page }) => {
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

test('the address is stored nowhere in the browser', async ({ page }) => {
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
});

test('a script that is 700 ms late answers the first press', async ({ page }) => {
  await page.route('**/_astro/*.js', async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.goto('/quiz');
  await page.getByRole('button', { name: START }).click();
  await expect(page.locator('astro-island:has(.quiz)')).toHaveAttribute('aria-busy', 'true');
  await expect(statement(page)).toBeFocused();
  await expect(page).toHaveURL('/quiz');
});

test('without any of its scripts the press leads to the whole form, which the server scores', async ({
  page,
}) => {
  await page.route('**/_astro/*.js', (route) => route.abort());
  await page.goto('/quiz');
  await expect(page.locator('.quiz-plain')).toBeHidden();
  await page.getByRole('button', { name: START }).click();
  await expect(page.locator('.quiz-plain')).toBeVisible({ timeout: 12_000 });
  for (const neutral of await page.getByRole('radio', { name: 'Neutral' }).all())
    await neutral.check();
  const answered = page.waitForResponse((response) => response.url().endsWith(SUBMIT_PATH));
  await page.getByRole('button', { name: 'Show my results' }).click();
  expect((await answered).status()).toBe(200);
  await expect(score(page)).toHaveText('24 out of 40');
});

test('forbidden storage changes nothing but the reload', async ({ page }) => {
  const notes = await watch(page, '');
  await page.addInitScript(() => {
    Object.defineProperty(window, 'sessionStorage', {
      get() {
        throw new DOMException('no', 'SecurityError');
      },
    });
  });
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).skip.click();
  await expect(score(page)).toHaveText('24 out of 40');
  expect(notes.complaints).toEqual([]);
});

test('the bus hears that a quiz began and ended, and nothing else about it', async ({ page }) => {
  await page.addInitScript(() => {
    const seen: unknown[] = [];
    Object.assign(window, { seen });
    addEventListener('site:analytics', (event) => {
      seen.push(event instanceof CustomEvent ? event.detail : null);
    });
  });
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).skip.click();
  await expect(score(page)).toBeVisible();
  const seen = await page.evaluate(() => (window as unknown as { seen: unknown[] }).seen);
  expect(seen).toEqual([
    { name: 'quiz started', place: 'page' },
    { name: 'quiz finished', place: 'page' },
  ]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  const neutral = async (page: Page): Promise<void> => {
    for (const radio of await page.getByRole('radio', { name: 'Neutral' }).all())
      await radio.check();
  };

  test('R196 all eight statements, and the result as a page, without an address', async ({
    page,
  }) => {
    await page.goto('/quiz');
    await expect(page.getByRole('radiogroup')).toHaveCount(8);
    await expect(page.getByRole('button', { name: START })).toBeHidden();
    await neutral(page);
    await page.getByRole('button', { name: 'Show my results' }).click();
    await expect(page.getByRole('heading', { name: 'Needs a Tune-Up' })).toBeVisible();
    await expect(score(page)).toHaveText('24 out of 40');
    await expect(page.locator('.quiz-domain').first()).toContainText('Good, 3.0 / 5');
    await expect(page.locator('[data-help], [data-kept]:visible')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Talk it over' })).toHaveAttribute(
      'href',
      '/vibe-check',
    );
    await page.getByRole('link', { name: 'Retake Quiz' }).click();
    await expect(page).toHaveURL('/quiz');
  });

  test('an address is kept, and said so; fear comes with help lines', async ({ page }) => {
    await page.goto('/quiz');
    await neutral(page);
    await page.getByRole('radio', { name: 'Strongly Disagree' }).first().check();
    await page.getByLabel('Email').fill('sam@example.com');
    await page.getByRole('button', { name: 'Show my results' }).click();
    await expect(page.getByText('Your address is with us.')).toBeVisible();
    await expect(page.locator('[data-help]')).toBeVisible();
    await expect(score(page)).toHaveText('22 out of 40');
  });

  test('what is wrong comes back marked, with every answer', async ({ page }) => {
    await page.goto('/quiz');
    await neutral(page);
    await page.locator('.quiz-plain').evaluate((form: HTMLFormElement) => {
      form.noValidate = true;
    });
    await page.getByLabel('Email').fill('nobody');
    await page.getByRole('button', { name: 'Show my results' }).click();
    await expect(page.locator('[data-error-summary]')).toBeVisible();
    await expect(page.getByRole('radio', { checked: true })).toHaveCount(8);
    await expect(page.getByLabel('Email')).toHaveValue('nobody');
  });

  test('R104 the banner leads to the page of the quiz', { tag: '@desktop' }, async ({ page }) => {
    await page.goto('/');
    await page.getByRole('link', { name: /^Take quiz/ }).click();
    await expect(page).toHaveURL('/quiz');
  });

  test('the page for results sends whoever has none to the quiz', async ({ page }) => {
    await page.goto(`/${RESULT_PAGE}`);
    await expect(page.getByRole('link', { name: START })).toHaveAttribute('href', '/quiz');
    await expect(score(page).locator('visible=true')).toHaveCount(0);
  });
});

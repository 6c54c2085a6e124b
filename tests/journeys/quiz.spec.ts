/** The quiz on its page, R193 to R223, including requests. */
import { expect, type Page, test } from '@playwright/test';
import { EMAIL_TOAST } from '#domain/quiz/email-gate.ts';
import { SCALE } from '#domain/quiz/scoring.ts';
import { message, toast } from './contact-form.ts';
import {
  answerAll,
  begin,
  catchResults,
  choose,
  gate,
  NEUTRAL,
  score,
  START,
  statement,
} from './quiz.ts';
import { settled } from './settled.ts';

test.beforeEach(async ({ page }) => {
  await page.goto('/quiz');
});

test('R008 R188 R193 the page starts with the intro, whose button opens statement 1', async ({
  page,
}) => {
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relationship Reality Check');
  await expect(page.getByRole('main')).toContainText('2-minute');
  await expect(statement(page)).toHaveCount(0);
  await begin(page);
  await expect(statement(page)).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
});

test('R195–R200 eight statements, one at a time, five answers each, and a back button', async ({
  page,
}) => {
  await begin(page);
  const seen: string[] = [];
  const progress = page.getByRole('progressbar', { name: 'Quiz progress' });
  for (let number = 1; number <= 8; number += 1) {
    await expect(page.getByText(`Question ${number} of 8`)).toBeVisible();
    await expect(progress).toHaveAttribute('aria-valuenow', String((number / 8) * 100));
    seen.push((await statement(page).textContent()) ?? '');
    await expect(statement(page)).toBeFocused();
    await expect(statement(page)).toHaveAccessibleDescription(`Question ${number} of 8`);
    const answers = page.getByRole('group').filter({ hasText: 'Neutral' }).getByRole('button');
    await expect(answers).toHaveText([...SCALE]);
    const previous = page.getByRole('button', { name: 'Previous' });
    await expect(previous).toHaveCount(number === 1 ? 0 : 1);
    if (number < 8) await choose(page, 'Agree');
  }
  expect(new Set(seen).size).toBe(8);
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(statement(page)).toHaveText(seen[6] ?? '');
  await expect(page.getByRole('button', { name: 'Agree', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(1);
});

test('R198 D30 keyboard: Tab and Enter or Space answer, arrows and Tab alone do not', async ({
  page,
}) => {
  await page.getByRole('button', { name: START }).focus();
  await page.keyboard.press('Enter');
  await expect(statement(page)).toBeFocused();
  for (let number = 1; number <= 8; number += 1) {
    for (const key of ['Tab', 'Tab', 'Tab', 'ArrowRight', 'ArrowDown'])
      await page.keyboard.press(key);
    await expect(page.getByText(`Question ${number} of 8`)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Neutral' })).toBeFocused();
    await page.keyboard.press(number % 2 ? 'Enter' : 'Space');
    if (number < 8) await expect(page.getByText(`Question ${number + 1} of 8`)).toBeVisible();
  }
  await expect(page.getByRole('heading', { name: 'Want a copy by email?' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(gate(page).email).toBeFocused();
  // Names the Enter key of a phone.
  await expect(gate(page).email).toHaveAttribute('enterkeyhint', 'send');
  await page.keyboard.type('sam@example.com');
  await catchResults(page);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Needs a Tune-Up' })).toBeFocused();
});

// Which input is rejected, with which message: tests/server/field-rules.test.ts.
test('R215–R218 R220 D32 an address without @ is rejected with a toast; another is sent once with exactly these keys, then the result is shown', async ({
  page,
}) => {
  const requests = await catchResults(page);
  await begin(page);
  await answerAll(page);
  await gate(page).email.fill('sam.at.example');
  await gate(page).button.click();
  const shown = toast(page, EMAIL_TOAST.title);
  await expect(shown).toContainText(EMAIL_TOAST.description);
  await expect(shown).toHaveAttribute('data-variant', 'destructive');
  await expect(message(page, 'email')).toHaveText(EMAIL_TOAST.description);
  await expect(gate(page).email).toBeFocused();
  await expect(gate(page).email).toHaveAttribute('aria-invalid', 'true');
  expect(requests).toEqual([]);

  await gate(page).email.fill('sam@example.com');
  await gate(page).button.dblclick();
  await expect(score(page)).toHaveText('24 out of 40');
  await expect(toast(page, 'Results ready!')).toContainText(
    'Your personalized relationship insights are ready.',
  );
  expect(requests.map((request) => request.postDataJSON())).toEqual([
    {
      formId: expect.any(String),
      portalId: expect.any(String),
      email: 'sam@example.com',
      relationshipQuizCompleted: 'Yes',
      score: '24',
      result: 'needs-tune-up',
      pageName: 'Relationship Reality Check',
      pageUri: '/quiz',
    },
  ]);
  expect(requests[0]?.headers()['idempotency-key']).toMatch(/^\w{16,}$/);
});

// Other failures: src/stores/quiz.test.ts.
test('R219 R220 D33 a failure: the result is shown anyway, with a toast', async ({ page }) => {
  const requests = await catchResults(page, { status: 500, body: 'boom' });
  await begin(page);
  await answerAll(page);
  await gate(page).email.fill('sam@example.com');
  await gate(page).button.click();
  await expect(score(page)).toHaveText('24 out of 40');
  await expect(toast(page, 'Results ready!')).toBeVisible();
  await expect(page.getByText('We couldn’t save your email.')).toBeVisible();
  await page.unrouteAll();
  const again = await catchResults(page);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect.poll(() => again.length).toBe(1);
  await expect(page.getByText('We have your email.')).toBeVisible();
  await expect(page.locator('[data-alert]')).toBeFocused();
  await expect(page.getByText('We couldn’t save your email.')).toHaveCount(0);
  // A retry sends the same request.
  expect(again[0]?.postDataJSON()).toEqual(requests[0]?.postDataJSON());
  expect(again[0]?.headers()['idempotency-key']).toBe(requests[0]?.headers()['idempotency-key']);
});

/** The three areas as text: `Mixed, 2.7 / 5`. */
const areas = async (page: Page): Promise<string[]> =>
  (await page.locator('[data-domain] p').allTextContents()).map((text) => text.trim());

const BEST = SCALE.map((label) => label).at(-1) ?? '';
const WORST = SCALE[0];

test('R221 R222 R211 R213 the result: result band, score of 40, three areas, a free consultation', async ({
  page,
}) => {
  const requests = await catchResults(page);
  await begin(page);
  await answerAll(page, [BEST, BEST, BEST, WORST, BEST, WORST, BEST, BEST]);
  await gate(page).skip.click();
  await expect(page.getByRole('heading', { name: 'High-Functioning' })).toBeFocused();
  await expect(score(page)).toHaveText('40 out of 40');
  expect(await areas(page)).toEqual(['Strong, 5.0 / 5', 'Strong, 5.0 / 5', 'Strong, 5.0 / 5']);
  const offer = page.getByRole('link', { name: 'Talk it over, free, 15 minutes' });
  await expect(offer).toHaveAttribute('href', '/vibe-check#service=couples-therapy');
  await expect(page.locator('[data-help]')).toHaveCount(0);
  expect(requests).toEqual([]);
});

test('help lines come before any offer if answers suggest danger', async ({ page }) => {
  await begin(page);
  await answerAll(page, [WORST, ...NEUTRAL.slice(1)]);
  const help = page.locator('[data-help]');
  await expect(help.getByRole('heading')).toBeFocused();
  const above = async (other: ReturnType<Page['locator']>): Promise<boolean> =>
    ((await help.boundingBox())?.y ?? 0) < ((await other.boundingBox())?.y ?? 0);
  expect(await above(gate(page).email)).toBe(true);
  await gate(page).skip.click();
  await expect(help.getByRole('link', { name: '1-800-799-7233' })).toBeVisible();
  await expect(help.getByRole('link', { name: 'Text START to 88788' })).toHaveAttribute(
    'href',
    /^sms:88788/,
  );
  const offer = page.getByRole('link', { name: 'Talk it over' });
  expect(await above(offer)).toBe(true);
  // The name of the result, and nothing that takes the danger back.
  await expect(page.locator('[data-band]')).toContainText('A score can’t tell how safe home is');
  await expect(page.locator('.quiz')).not.toContainText(/For tonight|Most weeks work/);
  await expect(offer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await areas(page)).toEqual(['Mixed, 2.3 / 5', 'Good, 3.0 / 5', 'Good, 3.0 / 5']);
});

test('a double click answers only one statement', async ({ page }) => {
  await page.clock.install();
  await page.goto('/quiz');
  await begin(page);
  await page.getByRole('button', { name: 'Neutral' }).dblclick();
  await page.clock.runFor(2000);
  await settled(page);
  await expect(page.getByText('Question 2 of 8')).toBeVisible();
});

test('R223 the result can be copied and printed, and a retake starts at the intro without answers', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await begin(page);
  await answerAll(page);
  await gate(page).skip.click();
  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'Relationship Reality Check: Needs a Tune-Up, 24 out of 40',
      'Emotional Safety: Good, 3.0 / 5',
      'Conflict & Repair: Good, 3.0 / 5',
      'Attachment Security: Good, 3.0 / 5',
    ].join('\n'),
  );
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await page.emulateMedia({ media: 'print' });
  await expect(score(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retake Quiz' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Retake Quiz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('quiz'))).toBeNull();
  await begin(page);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
});

/** The quiz on its page, R193 to R223, including requests. */
import { RESULT_PATHS } from '#lib/fixed-paths.ts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { EMAIL_TOAST, SUBMIT_PATH } from '#features/quiz/email-gate.ts';
import { SCALE } from '#features/quiz/scoring.ts';
import { message, toast } from './contact-form.ts';
import { hold } from './hold.ts';
import { expectOnPaper } from './paper.ts';
import { answerAll, begin, catchResults, gate, NEUTRAL, score, START, statement } from './quiz.ts';
import { settled } from './settled.ts';

// What moves: quiz-card.spec.ts and quiz-lightbox.spec.ts. Each answer draws the tangle for a second.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

// Which input is rejected, with which message: tests/server/field-rules.test.ts. Other failures: src/features/quiz/quiz.store.test.ts.
test('R008 R188 R193 R195–R200 R215–R220 D30 D32 D33 on a small phone, by keyboard: eight statements, then an address that is sent once, also after a failure', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 640 });
  await page.goto('/quiz');
  await page.evaluate(() => {
    document.documentElement.dataset['consent'] = '';
  });
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Relationship Reality Check');
  await expect(page.getByRole('main')).toContainText('2-minute');
  await expect(statement(page)).toHaveCount(0);
  const requests = await catchResults(page, { status: 500, body: 'boom' }, { status: 200 });
  await page.getByRole('button', { name: START }).focus();
  await page.keyboard.press('Enter');

  const seen: string[] = [];
  const progress = page.getByRole('progressbar', { name: 'Quiz progress' });
  const previous = page.getByRole('button', { name: 'Previous' });
  for (let number = 1; number <= 8; number += 1)
    await test.step(`statement ${number}`, async () => {
      await expect(page.getByText(`Question ${number} of 8`)).toBeVisible();
      await expect(statement(page)).toBeFocused();
      await expect(statement(page)).toHaveAccessibleDescription(`Question ${number} of 8`);
      await expect(progress).toHaveAttribute('aria-valuenow', String((number / 8) * 100));
      seen.push((await statement(page).textContent()) ?? '');
      const answers = page.getByRole('group').filter({ hasText: 'Neutral' }).getByRole('button');
      await expect(answers).toHaveText([...SCALE]);
      await expect(previous).toHaveCount(number === 1 ? 0 : 1);
      for (const key of ['Tab', 'Tab', 'Tab', 'ArrowRight']) await page.keyboard.press(key);
      await expect(page.getByRole('button', { name: 'Neutral' })).toBeFocused();
      await page.keyboard.press(number % 2 ? 'Enter' : 'Space');
    });
  expect(new Set(seen).size).toBe(8);

  const { email, button, skip } = gate(page);
  await test.step('the address', async () => {
    await expect(page.getByRole('heading', { name: 'Want a copy by email?' })).toBeFocused();
    for (const way of [button, skip]) await expect(way).toBeInViewport({ ratio: 1 });
    await page.keyboard.press('Tab');
    await expect(email).toBeFocused();
    // Names the Enter key of a phone.
    await expect(email).toHaveAttribute('enterkeyhint', 'send');
    await page.keyboard.type('sam.at.example');
    await page.keyboard.press('Enter');
    await expect(toast(page, EMAIL_TOAST.title)).toContainText(EMAIL_TOAST.description);
    await expect(message(page, 'email')).toHaveText(EMAIL_TOAST.description);
    await expect(email).toBeFocused();
    await expect(email).toHaveAttribute('aria-invalid', 'true');
    expect(requests).toEqual([]);
    // While it is typed: Enter would send it.
    await email.fill('sam@gmial.com');
    await page.getByRole('button', { name: 'Did you mean sam@gmail.com?' }).click();
    await expect(email).toHaveValue('sam@gmail.com');
    await email.fill('sam@example.com');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { name: 'Needs a Tune-Up' })).toBeFocused();
    await expect(score(page)).toHaveText('24 out of 40');
    await expect(toast(page, 'Results ready!')).toContainText(
      'Your personalized relationship insights are ready.',
    );
  });
  await test.step('the same request again', async () => {
    await expect(page.getByText('We couldn’t save your email.')).toBeVisible();
    expect(requests).toHaveLength(1);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByText('We have your email.')).toBeVisible();
    await expect(page.locator('[data-alert]')).toBeFocused();
    const [first, second] = requests;
    expect(second?.postDataJSON()).toEqual(first?.postDataJSON());
    expect(second?.postDataJSON()).toMatchObject({ email: 'sam@example.com', score: '24' });
    expect(first?.headers()['idempotency-key']).toMatch(/^\w{16,}$/);
    expect(second?.headers()['idempotency-key']).toBe(first?.headers()['idempotency-key']);
  });
});

/** The three areas as text: `Mixed, 2.7 / 5`. */
const areas = async (page: Page): Promise<string[]> =>
  (await page.locator('[data-domain] p').allTextContents()).map((text) => text.trim());

const BEST = SCALE.map((label) => label).at(-1) ?? '';
const WORST = SCALE[0];

test('R211 R213 R221–R223 the result has its band, score and areas, and can be copied, printed and retaken', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const requests = await catchResults(page);
  await test.step('a first click before the script is replayed', async () => {
    const arrive = await hold(page);
    await page.goto('/quiz');
    await page.getByRole('button', { name: START }).click();
    await expect(page.locator('astro-island:has(.quiz)')).toHaveAttribute('aria-busy', 'true');
    arrive();
    await expect(statement(page)).toBeFocused();
    await expect(page).toHaveURL('/quiz');
  });
  await test.step('a double click answers only one statement', async () => {
    await page.getByRole('button', { name: BEST, exact: true }).dblclick();
    await expect(page.getByText('Question 2 of 8')).toBeVisible();
    await settled(page);
    await expect(page.getByText('Question 2 of 8')).toBeVisible();
    await page.getByRole('button', { name: 'Previous' }).click();
    await expect(page.getByRole('button', { pressed: true })).toHaveText([BEST]);
  });
  await answerAll(page, [BEST, BEST, BEST, WORST, BEST, WORST, BEST, BEST]);
  await gate(page).skip.click();
  await expect(page.getByRole('heading', { name: 'High-Functioning' })).toBeFocused();
  await expect(score(page)).toHaveText('40 out of 40');
  expect(await areas(page)).toEqual(['Strong, 5.0 / 5', 'Strong, 5.0 / 5', 'Strong, 5.0 / 5']);
  const offer = page.getByRole('link', { name: 'Book My Free 15-Min Vibe Check' });
  await expect(offer).toHaveAttribute('href', '/vibe-check#service=couples-therapy');
  await expect(page.locator('[data-help]')).toHaveCount(0);
  expect(requests).toEqual([]);

  await page.getByRole('button', { name: 'Copy', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Copied.' })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    [
      'Relationship Reality Check: High-Functioning, 40 out of 40',
      'Emotional Safety: Strong, 5.0 / 5',
      'Conflict & Repair: Strong, 5.0 / 5',
      'Attachment Security: Strong, 5.0 / 5',
    ].join('\n'),
  );
  await page.evaluate(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await page.getByRole('button', { name: 'Print', exact: true }).click();
  await expect(page.locator('body')).toHaveAttribute('data-printed');
  await expectOnPaper(page);
  await expect(score(page)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Retake Quiz' })).toBeHidden();

  await page.emulateMedia({ media: 'screen' });
  await page.getByRole('button', { name: 'Retake Quiz' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await page.evaluate(() => sessionStorage.getItem('quiz'))).toBeNull();
  await begin(page);
  await expect(page.getByRole('button', { pressed: true })).toHaveCount(0);
});

test('where answers suggest danger help comes before any offer, and there is no card, no link, no comparison, and no word of them', async ({
  page,
}) => {
  await page.goto('/quiz#with=37.36.37');
  await page.getByRole('button', { name: 'Take it, then compare' }).click();
  await answerAll(page, [WORST, ...NEUTRAL.slice(1)]);
  const help = page.locator('[data-help]');
  await expect(help.getByRole('heading')).toBeFocused();
  const isAbove = async (other: Locator): Promise<boolean> =>
    ((await help.boundingBox())?.y ?? 0) < ((await other.boundingBox())?.y ?? 0);
  expect(await isAbove(gate(page).email)).toBe(true);
  await gate(page).skip.click();
  await expect(help.getByRole('link', { name: '1-800-799-7233' })).toBeVisible();
  await expect(help.getByRole('link', { name: 'Text START to 88788' })).toHaveAttribute(
    'href',
    /^sms:88788/,
  );
  const offer = page.getByRole('link', { name: 'Book My Free 15-Min Vibe Check' });
  expect(await isAbove(offer)).toBe(true);
  await expect(offer).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  expect(await areas(page)).toEqual(['Mixed, 2.3 / 5', 'Good, 3.0 / 5', 'Good, 3.0 / 5']);
  // The name of the result, and nothing that takes the danger back.
  await expect(page.locator('[data-band]')).toContainText('A score can’t tell how safe home is');
  const quiz = page.locator('.quiz');
  await expect(quiz).not.toContainText(/For tonight|Most weeks work/);
  await expect(quiz).not.toContainText(/partner went|side by side|link|picture|3\.7/i);
  await expect(
    page.locator('[data-card], [data-together], [data-both], [data-tangle-of-answers]'),
  ).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain('37.36.37');
});

test('without its scripts a click opens the complete form, scored by the server', async ({
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

test('without the scripts of its drawings the quiz and its result work in words', async ({
  page,
}) => {
  await page.route(/\/_astro\/(?:motion|paths|CardResult|Landing)\.|quiz-together\.json/, (route) =>
    route.abort(),
  );
  await page.goto('/quiz');
  await begin(page);
  await answerAll(page);
  await gate(page).skip.click();
  await expect(score(page)).toHaveText('24 out of 40');
  await expect(page.locator('[data-domain]')).toHaveCount(3);
  await expect(page.locator('[data-card]')).toHaveCount(0);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  // With an address, with unsafe answers, or with something missing: tests/server/quiz.test.ts.
  test('R196 all eight statements, also by a partner’s link, and a result page without an email address', async ({
    page,
  }) => {
    await page.goto(RESULT_PATHS.first);
    await expect(score(page).locator('visible=true')).toHaveCount(0);
    await page.getByRole('link', { name: START }).click();
    await page.goto('/quiz#with=37.36.37');
    await expect(page.getByRole('radiogroup')).toHaveCount(8);
    await expect(page.getByRole('button', { name: START })).toBeHidden();
    for (const radio of await page.getByRole('radio', { name: 'Neutral' }).all())
      await radio.check();
    await page.getByRole('button', { name: 'Show my results' }).click();
    await expect(page.getByRole('heading', { name: 'Needs a Tune-Up' })).toBeVisible();
    await expect(score(page)).toHaveText('24 out of 40');
    await expect(page.locator('[data-domain]').first()).toContainText('Good, 3.0 / 5');
    await expect(page.locator('[data-help], [data-kept]:visible')).toHaveCount(0);
    await page.getByRole('link', { name: 'Retake Quiz' }).click();
    await expect(page).toHaveURL('/quiz');
  });
});

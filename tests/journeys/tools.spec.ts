/**
 * The tools: therapist match, detox quiz and ritual card, by mouse and keyboard, without JavaScript, and printed
 * (R053, R054).
 */
import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { bandOf } from '#domain/tools/detox.ts';
import { contactForm } from './form.ts';
import { watch } from './watch.ts';
import { open } from './open.ts';

const names = (page: Page) => page.locator('[data-therapist] h3');
/** In visual order. */
const seen = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-therapist]')
    .evaluateAll((cards) =>
      cards
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((card) => card.getAttribute('data-therapist')),
    );

async function answerFinder(page: Page): Promise<void> {
  for (const name of [
    'The two of us',
    'A wedding, or another big yes',
    'Early mornings',
    'Hindi',
  ]) {
    await page.getByRole('radio', { name, exact: true }).check();
  }
}

test('therapist match passes answers to matches and form, and to no third party', async ({
  page,
  baseURL,
}) => {
  const notes = await watch(page, new URL(baseURL ?? '').origin);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/therapy-finder-quiz');
  await answerFinder(page);
  await page.getByRole('link', { name: 'Show who fits' }).click();
  await expect(page).toHaveURL('/get-matched#matches');
  await expect(page.getByRole('radio', { name: 'Hindi' })).toBeChecked();
  await expect(names(page).first()).toHaveText('Priya Marigold');
  await expect(page.locator('[data-best]')).toHaveText('Priya Marigold fits best.');
  const first = page.locator('[data-therapist]').first();
  for (const reason of ['Premarital work', 'Early-morning slots', 'Speaks Hindi']) {
    await expect(
      first.getByText(reason, { exact: true }).and(page.locator('[data-fit]')),
    ).toBeVisible();
  }
  await expect(page.getByText('Weekend slots')).toBeHidden();
  await page.getByRole('link', { name: 'Ask for Priya Marigold' }).click();
  await expect(page).toHaveURL('/vibe-check#contact');
  await expect(contactForm(page).service).toHaveValue('premarital-counseling');
  await expect(contactForm(page).message).toHaveValue('I would like to meet Priya Marigold.');
  expect(asked.filter((request) => /23130|hindi|service=|with=/i.test(request))).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toMatch(/Hindi|23130|Priya/);
  expect(notes).toEqual({ foreign: [], scripts: [], complaints: [] });
});

test('DOM order matches visual order, and follows changed answers', async ({ page }) => {
  await open(page, '/get-matched');
  expect(await page.locator('[data-fit]:visible').count()).toBe(0);
  await answerFinder(page);
  await page.getByRole('radio', { name: 'Spanish' }).check();
  await expect(names(page).first()).toHaveText('Teo Larkspur');
  const order = await page
    .locator('[data-therapist]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-therapist')));
  expect(await seen(page)).toEqual(order);
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await expect(names(page).first()).toHaveText('Dr. Odessa Bluestem');
  await expect(page.locator('[data-best]')).toHaveText('');
});

test('therapist match works by keyboard @desktop', async ({ page }) => {
  await page.goto('/therapy-finder-quiz');
  await page.getByRole('radio', { name: 'Just me' }).focus();
  await page.keyboard.press('Space');
  for (const _ of ['more questions', 'hotline', 'crisis page', 'subject'])
    await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Worry or exhaustion' })).toBeChecked();
  for (const _ of ['when', 'language', 'who', 'show']) await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Show who fits' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(names(page).first()).toHaveText('Wren Yarrow');
});

test('all 243 answers of the detox quiz give the result band of the scoring @desktop', async ({
  page,
}) => {
  await open(page, '/digital-detox-quiz');
  const wrong = await page.evaluate(() => {
    // The script shows it after the last question.
    (document.querySelector('[data-result]') as HTMLElement).hidden = false;
    const bands: [number[], string[]][] = [];
    for (let code = 0; code < 243; code += 1) {
      const answers = [1, 3, 9, 27, 81].map((power) => Math.floor(code / power) % 3);
      for (const [at, answer] of answers.entries()) {
        (document.getElementById(`detox-${at + 1}-${answer}`) as HTMLInputElement).checked = true;
      }
      const shown = [...document.querySelectorAll<HTMLElement>('[data-band]')].filter(
        (band) => band.offsetParent,
      );
      bands.push([answers, shown.map(({ dataset }) => dataset['band'] ?? '')]);
    }
    return bands;
  });
  expect(wrong.filter(([answers, shown]) => shown.join() !== bandOf(answers))).toEqual([]);
});

test('the detox quiz asks one question at a time, by keyboard, and survives a reload', async ({
  page,
}) => {
  await page.goto('/digital-detox-quiz');
  const shown = page.locator('[data-detox] fieldset:visible legend');
  const next = page.locator('[data-next]');
  await expect(shown).toHaveText(/Question 1 of 5/);
  await expect(page.getByRole('button', { name: 'Back', exact: true })).toBeHidden();
  await next.click();
  await expect(page.getByRole('alert').filter({ hasText: 'comes closest' })).toBeVisible();
  await expect(page.locator('#detox-1-0')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#detox-1-1')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(/Question 2 of 5/);
  await expect(shown).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(/Question 3 of 5/);
  await page.reload();
  await expect(shown).toHaveText(/Question 3 of 5/);
  await page.getByRole('button', { name: 'Back', exact: true }).click();
  await expect(shown).toHaveText(/Question 2 of 5/);
  await expect(page.locator('#detox-2-0')).toBeChecked();
  await page.goto('/resources-hub');
  await page.goBack();
  await expect(page.locator('#detox-1-1')).toBeChecked();
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with script' : 'without script', () => {
    test.use({ javaScriptEnabled });

    test('the detox quiz requires five answers, then shows places and suggestions', async ({
      page,
    }) => {
      await page.goto('/digital-detox-quiz');
      const result = page.getByRole('region', { name: 'Your result' });
      await expect(result).toBeHidden();
      for (const [at, answer] of [2, 0, 2, 2, 0].entries()) {
        await page.locator(`#detox-${at + 1}-${answer}`).check();
        if (javaScriptEnabled) await page.locator('[data-next]').click();
      }
      await expect(page.getByText('All five answered.')).toBeVisible({
        visible: !javaScriptEnabled,
      });
      await expect(
        result.getByRole('heading', { name: 'It’s getting crowded in there' }),
      ).toBeVisible();
      await expect(result.getByRole('heading', { name: 'In bed' })).toBeVisible();
      await expect(result.getByRole('heading', { name: 'At the table' })).toBeHidden();
      await page.getByRole('button', { name: 'Start over' }).click();
      await expect(result).toBeHidden();
    });

    test('the ritual card shows the selected prompts', async ({ page }) => {
      await page.goto('/ritual-creator');
      const card = page.getByRole('article', { name: 'Our weekly ritual' });
      await expect(card.getByText('Describe your week as weather')).toBeVisible();
      await page.getByRole('radio', { name: /^Put on a song/ }).check();
      await expect(card.getByText('Put on a song')).toBeVisible();
      await expect(card.getByText('Describe your week as weather')).toBeHidden();
      expect(await card.locator('[data-prompt]:visible').count()).toBe(3);
      await expect(page.getByRole('button', { name: 'Print the card' })).toBeVisible({
        visible: javaScriptEnabled,
      });
      await expect(page.getByText('press Ctrl and P')).toBeVisible({ visible: !javaScriptEnabled });
    });
  });
}

test('without JavaScript therapist match sorts and explains on the question page', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    ...(baseURL && { baseURL }),
  });
  const page = await context.newPage();
  await page.goto('/therapy-finder-quiz');
  await expect(page.getByRole('link', { name: 'Show who fits' })).toBeHidden();
  await answerFinder(page);
  expect((await seen(page))[0]).toBe('priya');
  await expect(page.locator('[data-therapist=priya]').getByText('Speaks Hindi')).toBeVisible();
  await expect(page.locator('[data-therapist=teo]').getByText('Speaks Spanish')).toBeHidden();
  await context.close();
});

test('the first useful thing is in the head: a question with all answers on a phone, and Swap changes one prompt', async ({
  page,
}) => {
  for (const [path, last] of [
    ['/get-matched', 'Not sure yet'],
    ['/therapy-finder-quiz', 'Not sure yet'],
    ['/digital-detox-quiz', 'Most days'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('radio', { name: last }).first()).toBeInViewport({ ratio: 1 });
  }
  await page.goto('/ritual-creator');
  const first = page.getByText('Describe your week as weather').first();
  await expect(first).toBeInViewport();
  await page.getByRole('button', { name: 'Swap “Arrive”' }).click();
  await expect(first).toBeHidden();
  await expect(page.getByRole('radio', { name: /^Sit back to back/ })).toBeChecked();
  const card = page.getByRole('article', { name: 'Our weekly ritual' });
  await expect(card.getByText('Sit back to back')).toBeVisible();
});

test('a click prints only the card @desktop', async ({ page }, info) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/ritual-creator');
  await page.getByLabel('Every').fill('Sunday');
  await page.getByRole('button', { name: 'Print the card' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('article', { name: 'Our weekly ritual' })).toBeVisible();
  await expect(page.getByLabel('Every')).toHaveValue('Sunday');
  for (const hidden of [
    page.getByRole('banner'),
    page.getByRole('contentinfo'),
    page.locator('h1'),
    page.getByRole('radio').first(),
  ]) {
    await expect(hidden).toBeHidden();
  }
  const file = info.outputPath('card.pdf');
  await page.pdf({ path: file, format: 'Letter' });
  expect(readFileSync(file, 'latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
});

/** The tools: therapist match, detox quiz and ritual card, with and without JavaScript, and printed (R053, R054). */
import { readFileSync } from 'node:fs';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { bandOf } from '#features/questionnaire/questionnaire.schema.ts';
import { contactForm } from './form.ts';
import { open } from './open.ts';
import { watch } from './watch.ts';

const names = (page: Page): Locator => page.locator('[data-therapist] h3');

/** What opens the list of those after the third. */
const others = (page: Page): Locator => page.getByText('2 more people');

/** Ids of the therapists in visual order. */
const seen = (page: Page): Promise<(string | null)[]> =>
  page
    .locator('[data-therapist]')
    .evaluateAll((cards) =>
      cards
        .toSorted((a, b) => a.getBoundingClientRect().top - b.getBoundingClientRect().top)
        .map((card) => card.getAttribute('data-therapist')),
    );

/** The chosen prompts in the head. On a small screen the card below has them in print only. */
const prompts = (page: Page): Locator => page.locator('[data-ritual] [aria-live]');

const FINDER = ['The two of us', 'A wedding, or another big yes', 'Early mornings', 'Hindi'];
const answer = (page: Page, name: string): Locator =>
  page.getByRole('radio', { name, exact: true });
/** The question that is shown, with its place. */
const asked = (page: Page): Locator => page.locator('[data-steps] fieldset:visible legend');
const back = (page: Page): Locator => page.getByRole('button', { name: 'Back', exact: true });
/** Of the card; says what it does. */
const next = (page: Page, name: string): Locator => page.getByRole('button', { name, exact: true });

test('therapist match asks one question at a time, and passes answers to the form, and to no third party @both', async ({
  page,
  baseURL,
}) => {
  const notes = await watch(page, new URL(baseURL ?? '').origin);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/therapy-finder-quiz');
  const entries = await page.evaluate(() => history.length);
  const matches = page.getByRole('heading', { name: 'Who fits' });
  await expect(page.getByRole('link', { name: '1-800-799-7233' }).first()).toBeVisible();
  await expect(answer(page, 'Not sure yet')).toBeInViewport({ ratio: 1 });
  for (const [at, name] of FINDER.entries()) {
    await expect(asked(page)).toHaveText(new RegExp(`Question ${at + 1} of 5`));
    await answer(page, name).click();
  }
  await expect(asked(page)).toHaveText(/Question 5 of 5/);
  await expect(asked(page)).toBeFocused();
  await expect(answer(page, 'No preference')).toBeInViewport({ ratio: 1 });
  await expect(matches).toBeHidden();
  await next(page, 'Show who fits').click();
  await expect(matches).toBeFocused();
  await expect(matches).toBeInViewport();
  await expect(page).toHaveURL('/therapy-finder-quiz');
  await expect(names(page).first()).toHaveText('Priya Marigold');
  const first = page.locator('[data-therapist]').first();
  for (const reason of ['Premarital work', 'Early-morning slots', 'Speaks Hindi']) {
    await expect(
      first.getByText(reason, { exact: true }).and(page.locator('[data-if]')),
    ).toBeVisible();
  }
  await expect(page.getByText('Weekend slots')).toBeHidden();
  await expect(page.getByText('Afraid of your partner?')).toBeVisible();
  // “Leave quickly” replaces the entry it is pressed on: Back must not find an earlier question.
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await page.getByRole('link', { name: 'Ask for Priya Marigold' }).click();
  await expect(page).toHaveURL('/vibe-check#contact');
  await expect(contactForm(page).service).toHaveValue('premarital-counseling');
  await expect(contactForm(page).message).toHaveValue('I would like to meet Priya Marigold.');
  expect(requests.filter((request) => /23130|hindi|service=|with=/i.test(request))).toEqual([]);
  expect(
    await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }])),
  ).not.toMatch(/Hindi|23130|Priya/);
  expect(notes).toEqual({ foreign: [], scripts: [], complaints: [] });
  await page.goBack();
  await expect(matches).toBeVisible();
  await expect(names(page).first()).toHaveText('Priya Marigold');
});

test('therapist match skips, goes back, survives a reload, and starts over', async ({ page }) => {
  await open(page, '/get-matched');
  await expect(back(page)).toBeHidden();
  await next(page, 'Skip').click();
  await next(page, 'Skip').click();
  await expect(asked(page)).toHaveText(/Question 3 of 5/);
  // By keyboard, arrows choose and Enter goes on.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('ArrowDown');
  await expect(answer(page, 'During the day')).toBeChecked();
  await expect(next(page, 'Next')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(asked(page)).toHaveText(/Question 4 of 5/);
  await back(page).click();
  await expect(asked(page)).toBeFocused();
  await page.reload();
  await expect(asked(page)).toHaveText(/Question 3 of 5/);
  await expect(answer(page, 'During the day')).toBeChecked();
  await next(page, 'Next').click();
  await answer(page, 'Spanish').click();
  await answer(page, 'No preference').click();
  await expect(page.getByRole('heading', { name: 'Your matches' })).toBeFocused();
  await expect(names(page).first()).toHaveText('Teo Larkspur');
  const order = await page
    .locator('[data-therapist]')
    .evaluateAll((cards) => cards.map((card) => card.getAttribute('data-therapist')));
  await expect(names(page).nth(2)).toBeVisible();
  await expect(names(page).nth(3)).toBeHidden();
  await others(page).click();
  await expect(names(page).last()).toBeVisible();
  expect(await seen(page)).toEqual(order);
  await page.reload();
  await expect(names(page).first()).toHaveText('Teo Larkspur');
  await next(page, 'Start over').click();
  await expect(asked(page)).toHaveText(/Question 1 of 5/);
  await expect(page.locator('[data-steps] :checked')).toHaveCount(0);
  await answer(page, 'The two of us').click();
  for (let at = 2; at < 5; at += 1) await next(page, 'Skip').click();
  await next(page, 'Show who fits').click();
  await expect(names(page).first()).toHaveText('Dr. Odessa Bluestem');
});

/** Answers of the detox quiz whose result is not that of the scoring, of all 243. */
async function wrongBands(page: Page): Promise<[number[], string[]][]> {
  const bands = await page.evaluate(() => {
    // The script shows it after the last question.
    (document.querySelector('[data-result]') as HTMLElement).hidden = false;
    const bands: [number[], string[]][] = [];
    for (let code = 0; code < 243; code += 1) {
      const answers = [1, 3, 9, 27, 81].map((power) => Math.floor(code / power) % 3);
      for (const [at, answer] of answers.entries()) {
        (document.getElementById(`detox-${at + 1}-${answer + 1}`) as HTMLInputElement).checked =
          true;
      }
      const shown = [...document.querySelectorAll<HTMLElement>('[data-band]')].filter(
        (band) => band.offsetParent,
      );
      bands.push([answers, shown.map(({ dataset }) => dataset['band'] ?? '')]);
    }
    return bands;
  });
  return bands.filter(([answers, shown]) => shown.join() !== bandOf(answers));
}

test('the detox quiz asks one question at a time, by keyboard, survives a reload, and shows places and suggestions', async ({
  page,
}) => {
  await page.goto('/digital-detox-quiz');
  expect(await wrongBands(page)).toEqual([]);
  await page.reload();
  const shown = asked(page);
  const result = page.getByRole('region', { name: 'Your result' });
  await expect(shown).toHaveText(/Question 1 of 5/);
  await expect(page.getByRole('radio', { name: 'Most days' }).first()).toBeInViewport({ ratio: 1 });
  await expect(back(page)).toBeHidden();
  await next(page, 'Next').click();
  await expect(page.getByRole('alert').filter({ hasText: 'comes closest' })).toBeVisible();
  await expect(page.locator('#detox-1-1')).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.locator('#detox-1-3')).toBeChecked();
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(/Question 2 of 5/);
  await expect(shown).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(shown).toHaveText(/Question 3 of 5/);
  await page.reload();
  await expect(shown).toHaveText(/Question 3 of 5/);
  await back(page).click();
  await expect(shown).toHaveText(/Question 2 of 5/);
  await expect(page.locator('#detox-2-1')).toBeChecked();
  await page.goto('/resources-hub');
  await page.goBack();
  await expect(shown).toHaveText(/Question 2 of 5/);
  await next(page, 'Next').click();
  for (const [question, answer] of [
    [3, 3],
    [4, 3],
    [5, 1],
  ]) {
    await expect(result).toBeHidden();
    await page.locator(`#detox-${question}-${answer}`).click();
  }
  await expect(
    result.getByRole('heading', { name: 'It’s getting crowded in there' }),
  ).toBeVisible();
  await expect(result.getByRole('heading', { name: 'In bed' })).toBeVisible();
  await expect(result.getByRole('heading', { name: 'At the table' })).toBeHidden();
  await page.getByRole('button', { name: 'Start over' }).click();
  await expect(result).toBeHidden();
});

test('the ritual card shows the selected prompts, Swap changes one, and a click prints only the card', async ({
  page,
}, info) => {
  await page.addInitScript(() => {
    window.print = () => document.documentElement.setAttribute('data-printed', '');
  });
  await page.goto('/ritual-creator');
  const card = page.getByRole('article', { name: 'Our weekly ritual' });
  const first = page.getByText('Describe your week as weather').first();
  await expect(first).toBeInViewport();
  await page.getByRole('button', { name: 'Swap “Arrive”' }).click();
  await expect(first).toBeHidden();
  await expect(page.getByRole('radio', { name: /^Sit back to back/ })).toBeChecked();
  await expect(prompts(page).getByText('Sit back to back')).toBeVisible();
  await page.getByRole('radio', { name: /^Put on a song/ }).check();
  await expect(prompts(page).getByText('Put on a song')).toBeVisible();
  expect(await prompts(page).locator('[data-if]:visible').count()).toBe(3);
  await expect(page.getByText('press Ctrl and P')).toBeHidden();

  await page.getByLabel('Every').fill('Sunday');
  await page.getByRole('button', { name: 'Print the card' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-printed', '');
  await page.emulateMedia({ media: 'print' });
  await expect(card.getByText('Put on a song')).toBeVisible();
  expect(await card.locator('[data-if]:visible').count()).toBe(3);
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

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('style sheets alone match, score, and show the card', async ({ page }) => {
    await page.goto('/therapy-finder-quiz');
    await expect(next(page, 'Show who fits')).toBeHidden();
    await expect(asked(page)).toHaveCount(5);
    for (const name of FINDER) await answer(page, name).check();
    expect((await seen(page))[0]).toBe('priya');
    await expect(page.locator('[data-therapist=priya]').getByText('Speaks Hindi')).toBeVisible();
    await expect(page.locator('[data-therapist=teo]').getByText('Speaks Spanish')).toBeHidden();

    await page.goto('/digital-detox-quiz');
    const result = page.getByRole('region', { name: 'Your result' });
    for (const [at, answer] of [2, 0, 2, 2, 0].entries()) {
      await expect(result).toBeHidden();
      await page.locator(`#detox-${at + 1}-${answer + 1}`).check();
    }
    await expect(page.getByText('All five answered.')).toBeVisible();
    await expect(
      result.getByRole('heading', { name: 'It’s getting crowded in there' }),
    ).toBeVisible();

    await page.goto('/ritual-creator');
    await page.getByRole('radio', { name: /^Put on a song/ }).check();
    await expect(prompts(page).getByText('Put on a song')).toBeVisible();
    await expect(prompts(page).getByText('Describe your week as weather')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Print the card' })).toBeHidden();
    await expect(page.getByText('press Ctrl and P')).toBeVisible();
  });
});

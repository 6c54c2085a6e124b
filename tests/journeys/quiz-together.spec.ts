/** Taking the quiz together: three numbers in the fragment of a link, and nowhere else. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { SCALE } from '#domain/quiz/scoring.ts';
import { violationsInBoth } from './axe-page.ts';
import { hear } from './hold.ts';
import { leaks, recordRequests } from './leaks.ts';
import { answerAll, begin, catchResults, gate, NEUTRAL, START, statement } from './quiz.ts';

const THEIRS = '37.36.37';
const LINK = `/quiz#with=${THEIRS}`;
/** 3.0, 3.0, 3.0. */
const MINE = '30.30.30';

const landing = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Your partner went first.' });
const both = (page: Page): Locator => page.getByRole('region', { name: 'Yours and theirs' });

/** Opens the link, answers, and skips the email. */
async function compare(page: Page, answers: readonly string[] = NEUTRAL): Promise<void> {
  await page.goto(LINK);
  await page.getByRole('button', { name: 'Take it, then compare' }).click();
  await answerAll(page, answers);
  await gate(page).skip.click();
}

test('a link shows no numbers before one’s own answers, then both side by side in words', async ({
  page,
}) => {
  await page.goto(LINK);
  await expect(landing(page)).toBeVisible();
  // The numbers leave the address, also for Back and for what is bookmarked.
  await expect(page).toHaveURL('/quiz');
  await expect(page.getByRole('main')).not.toContainText('3.7', { useInnerText: true });
  await page.reload();
  await expect(landing(page)).toBeVisible();
  await page.getByRole('button', { name: 'Take it, then compare' }).click();
  await expect(statement(page)).toBeFocused();
  await answerAll(page);
  await gate(page).skip.click();
  await expect(page.getByRole('heading', { name: 'Yours and theirs' })).toBeFocused();
  const areas = both(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(areas).toHaveText([
    /Emotional Safety\s*A step apart\s*You 3\.0, Good\s*Your partner 3\.7, Good/,
    /Conflict & Repair\s*A step apart\s*You 3\.0, Good\s*Your partner 3\.6, Good/,
    /Attachment Security\s*A step apart\s*You 3\.0, Good\s*Your partner 3\.7, Good/,
  ]);
  await page.reload();
  await expect(both(page)).toBeVisible();
  await page.getByRole('link', { name: 'Talk it over' }).click();
  await page.goBack();
  await expect(both(page)).toBeVisible();
  await page.getByRole('button', { name: 'Forget their numbers' }).click();
  await expect(both(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Needs a Tune-Up' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Take it together' })).toBeVisible();
});

test('the numbers are in no request, no referrer, no event and no storage but the tab’s', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const heard = await hear(page, true);
  await page.goto('/quiz');
  const own = new URL(page.url()).host;
  const all = await recordRequests(context, own);
  await catchResults(page);
  await page.goto('about:blank');
  await compare(page);
  await expect(both(page)).toBeVisible();
  await page.getByRole('button', { name: 'Copy a link with mine, to send back' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `http://${own}/quiz#with=${MINE}`,
  );
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, document.cookie, history.state]),
  );
  expect(stored).not.toContain(THEIRS);
  await page.getByRole('link', { name: 'Talk it over' }).click();
  await expect(page).toHaveURL('/vibe-check#contact');
  expect(all.length).toBeGreaterThan(10);
  const secrets = [THEIRS, MINE, 'with=', '3.7', '[3.7'];
  expect(leaks(all, secrets)).toEqual([]);
  expect(JSON.stringify(await heard())).not.toMatch(/3\.7|37\.36|30\.30/);
});

test('where help comes first there is no card, no link and no comparison, and no word of them', async ({
  page,
}) => {
  await compare(page, [SCALE[0], ...NEUTRAL.slice(1)]);
  await expect(page.locator('[data-help]').getByRole('heading')).toBeFocused();
  await expect(page.getByText('out of 40', { exact: true })).toBeVisible();
  await expect(page.locator('[data-card], [data-together], [data-both]')).toHaveCount(0);
  const main = page.locator('.quiz');
  await expect(main).not.toContainText(/partner went|side by side|link|picture|3\.7/i);
  await expect(main.locator('[data-tangle-of-answers]')).toHaveCount(0);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage }));
  expect(kept).not.toContain(THEIRS);
  await page.reload();
  await expect(page.locator('[data-help]')).toBeVisible();
  await expect(page.locator('[data-both]')).toHaveCount(0);
});

// All shapes: domain/quiz/together.test.ts.
for (const damaged of ['37.36.37.50', ''])
  test(`a link with “${damaged}” is answered in words, and the quiz works`, async ({ page }) => {
    await page.goto(`/quiz#with=${damaged}`);
    await expect(
      page.getByRole('status').filter({ hasText: 'no numbers that we can use' }),
    ).toBeVisible();
    await expect(page).toHaveURL('/quiz');
    await begin(page);
    await expect(page.getByText('no numbers that we can use')).toHaveCount(0);
  });

test('“just for me” drops the numbers; a link pasted into an open quiz is taken, too', async ({
  page,
}) => {
  await page.goto(LINK);
  await page.getByRole('button', { name: 'Take it just for me' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Relationship Reality Check' }),
  ).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: START })).toBeVisible();
  await expect(landing(page)).toHaveCount(0);
  await begin(page);
  await answerAll(page);
  await gate(page).skip.click();
  await expect(page.getByRole('heading', { name: 'Needs a Tune-Up' })).toBeFocused();
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, `#with=${THEIRS}`);
  await expect(both(page)).toBeVisible();
  await expect(page).toHaveURL('/quiz');
});

test('no accessibility violations, nothing wider than a narrow phone, and forced colors keep the words @deep', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(LINK);
  await expect(landing(page)).toBeVisible();
  expect(await violationsInBoth(page, '.quiz')).toEqual([]);
  await page.getByRole('button', { name: 'Take it, then compare' }).click();
  await answerAll(page);
  await gate(page).skip.click();
  await expect(both(page)).toBeVisible();
  expect(await violationsInBoth(page, '.quiz')).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  const isTooWide = (): Promise<boolean> =>
    page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
  expect(await isTooWide()).toBe(false);
  await page.getByRole('button', { name: 'Forget their numbers' }).click();
  await expect(page.getByRole('heading', { name: 'Take it together' })).toBeVisible();
  expect(await isTooWide()).toBe(false);
  expect(await violationsInBoth(page, '.quiz')).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByText('24 out of 40')).toBeVisible();
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('a link opens the quiz as it always was', async ({ page }) => {
    await page.goto(LINK);
    await expect(page.getByRole('radiogroup')).toHaveCount(8);
  });
});

/** Taking the quiz together: three numbers in the fragment of a link, and nowhere else. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { cutOff } from './cut-off.ts';
import { violationsInBoth } from './axe-page.ts';
import { hear } from './hold.ts';
import { leaks, recordRequests } from './leaks.ts';
import { answerAll, begin, gate, START, statement } from './quiz.ts';

// What moves: quiz-card.spec.ts and quiz-lightbox.spec.ts. Each answer draws the tangle for a second.
test.use({ contextOptions: { reducedMotion: 'reduce' } });

const THEIRS = '37.36.37';
const LINK = `/quiz#with=${THEIRS}`;
/** 3.0, 3.0, 3.0. */
const MINE = '30.30.30';

const landing = (page: Page): Locator =>
  page.getByRole('heading', { level: 1, name: 'Your partner went first.' });
const both = (page: Page): Locator => page.getByRole('region', { name: 'Yours and theirs' });

// Where help comes first there is no comparison: quiz.spec.ts.
test('a link shows no numbers before one’s own answers, then both side by side; they are in no request, event and storage but the tab’s', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const heard = await hear(page, true);
  const all = await recordRequests(context, new URL(baseURL ?? '').host);
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
  await page.getByRole('button', { name: 'Copy a link with mine, to send back' }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
    `${baseURL}/quiz#with=${MINE}`,
  );
  const stored = await page.evaluate(() =>
    JSON.stringify([{ ...localStorage }, document.cookie, history.state]),
  );
  expect(stored).not.toContain(THEIRS);
  expect(JSON.stringify(await heard())).toContain('quiz finished');
  expect(JSON.stringify(await heard())).not.toMatch(/3\.7|37\.36|30\.30/);
  await page.getByRole('link', { name: 'Book My Free 15-Min Vibe Check' }).click();
  await expect(page).toHaveURL('/vibe-check#contact');
  await page.goBack();
  await expect(both(page)).toBeVisible();
  await page.getByRole('button', { name: 'Forget their numbers' }).click();
  await expect(both(page)).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Needs a Tune-Up' })).toBeFocused();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Take it together' })).toBeVisible();
  expect(all.length).toBeGreaterThan(10);
  expect(leaks(all, [THEIRS, MINE, 'with=', '3.7', '[3.7'])).toEqual([]);
});

// All shapes: features/quiz/together.test.ts.
test('a damaged link is answered in words, a link pasted into an open quiz is taken, and “just for me” drops the numbers', async ({
  page,
}) => {
  await page.goto('/quiz#with=37.36.37.50');
  const words = page.getByText('no numbers that we can use');
  await expect(page.getByRole('status').filter({ has: words })).toBeVisible();
  await expect(page).toHaveURL('/quiz');
  await begin(page);
  await expect(words).toHaveCount(0);
  await page.getByRole('button', { name: 'Clear my answers' }).click();
  await page.evaluate((fragment) => {
    location.hash = fragment;
  }, `#with=${THEIRS}`);
  await expect(landing(page)).toBeVisible();
  await expect(page).toHaveURL('/quiz');
  await page.getByRole('button', { name: 'Take it just for me' }).click();
  await expect(
    page.getByRole('heading', { level: 1, name: 'Relationship Reality Check' }),
  ).toBeFocused();
  await page.reload();
  await expect(page.getByRole('button', { name: START })).toBeVisible();
  await expect(landing(page)).toHaveCount(0);
});

test('no accessibility violations, nothing wider than a narrow phone, and forced colors keep the words @deep', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(LINK);
  await expect(landing(page)).toBeVisible();
  expect(await violationsInBoth(page, '.quiz')).toEqual([]);
  await page.getByRole('button', { name: 'Take it, then compare' }).click();
  await answerAll(page);
  await gate(page).skip.click();
  await expect(both(page)).toBeVisible();
  expect(await violationsInBoth(page, '.quiz')).toEqual([]);
  expect(await cutOff(page)).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(page.getByText('24 out of 40')).toBeVisible();
});

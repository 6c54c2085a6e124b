/** What a visit leaves on the device is what the cookie policy lists, and nothing else. */
import { expect, test } from '@playwright/test';
import { KEPT_HERE } from '#domain/kept-here.ts';
import { begin, choose } from './quiz.ts';

const listed = KEPT_HERE.flatMap(({ name }) => name.split(', ')).map(
  (name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
);

test('no storage but what the cookie policy names', { tag: '@desktop' }, async ({ page }) => {
  const keys = (): Promise<string[]> =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await page.goto('/resources/podcasts/18');
  await page.getByRole('button', { name: 'Accept All' }).click();
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect.poll(keys).toContain('cookie-preferences');
  await page.goto('/this-visit');
  // The page starts anew, and has no storage to look at in between.
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Do not sell or share' }).click();
  await anew;
  await expect.poll(keys).toContain('do-not-sell');
  await page.goto('/quiz');
  await begin(page);
  await choose(page, 'Neutral');
  await expect.poll(keys).toContain('quiz');
  const all = await keys();
  expect(all.filter((key) => !listed.some((name) => name.test(key)))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

/** A visit only stores what the cookie policy lists. */
import { expect, test } from '@playwright/test';
import { OWN_STORAGE } from '#domain/privacy/own-storage.ts';
import { begin, choose } from './quiz.ts';
import { openInbox, sendLeads, signIn } from './staff-inbox.ts';

const listedNames = OWN_STORAGE.flatMap(({ name }) => name.split(', ')).map(
  (name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
);

test('only storage listed in the cookie policy @desktop', async ({ page }) => {
  const keys = (): Promise<string[]> =>
    page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
  await page.goto('/resources/podcasts/18');
  await page.getByRole('button', { name: 'Accept All' }).click();
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect.poll(keys).toContain('cookie-preferences');
  await page.goto('/this-visit');
  // The page reloads, and its storage is inaccessible meanwhile.
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Do not sell or share' }).click();
  await anew;
  await expect.poll(keys).toContain('do-not-sell');
  await page.goto('/quiz');
  await begin(page);
  await choose(page, 'Neutral');
  await expect.poll(keys).toContain('quiz');
  const all = await keys();
  expect(all.filter((key) => !listedNames.some((name) => name.test(key)))).toEqual([]);
  expect(await page.context().cookies()).toEqual([]);
});

test('and so do people who work here @desktop', async ({ page }) => {
  await signIn(page);
  await openInbox(page, await sendLeads({}));
  await page.keyboard.press('?');
  await page.getByRole('dialog').getByLabel('Single keys are on').uncheck();
  const keys = await page.evaluate(() => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
  ]);
  expect(keys).toContain('staff-keys');
  expect(keys.filter((key) => !listedNames.some((name) => name.test(key)))).toEqual([]);
});

/** A visit only stores what the cookie policy lists. */
import { expect, type Page, test } from '@playwright/test';
import { OWN_STORAGE } from '#features/consent/own-storage.ts';
import { begin, choose } from './quiz.ts';
import { openInbox, sendLeads, signIn } from './staff-inbox.ts';

const listedNames = OWN_STORAGE.flatMap(({ name }) => name.split(', ')).map(
  (name) => new RegExp(`^${name.replaceAll('.', '\\.').replaceAll('*', '.*')}$`),
);

/** Names in storage. */
const keys = (page: Page): Promise<string[]> =>
  page.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);

test('only storage listed in the cookie policy, of visitors and of people who work here @desktop', async ({
  page,
}) => {
  const expectListed = async (): Promise<void> => {
    const unknown = (await keys(page)).filter((key) => !listedNames.some((name) => name.test(key)));
    expect(unknown).toEqual([]);
  };
  await page.goto('/resources/podcasts/18');
  await page.getByRole('button', { name: 'Accept All' }).click();
  await page.getByRole('button', { name: /^Play/ }).click();
  await expect.poll(() => keys(page)).toContain('cookie-preferences');
  await page.goto('/this-visit');
  // The page reloads, and its storage is inaccessible meanwhile.
  const anew = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Do not sell or share' }).click();
  await anew;
  await expect.poll(() => keys(page)).toContain('do-not-sell');
  await page.goto('/quiz');
  await begin(page);
  await choose(page, 'Neutral');
  await expect.poll(() => keys(page)).toContain('quiz');
  await expectListed();
  expect(await page.context().cookies()).toEqual([]);

  await test.step('people who work here', async () => {
    await signIn(page);
    await openInbox(page, await sendLeads({}));
    await page.keyboard.press('?');
    await page.getByRole('dialog').getByLabel('Single keys are on').uncheck();
    expect(await keys(page)).toContain('staff-keys');
    await expectListed();
  });
});

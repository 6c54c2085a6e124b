/** The content editor: two versions in view, a choice that says what it puts aside, and nothing that is gone for good. */
import { expect, type Page, test } from '@playwright/test';
import { nameOf } from '#staff/contract/content-words.ts';
import { scaled } from '../run/limits.ts';
import { readText, saveFiles } from '../server/content-folder.ts';
import type { StaffClient } from '../server/staff-client.ts';
import { carry, editorServer } from './editor-server.ts';

const server = editorServer();

const BOTH = 'posts/4-listening-is-not-waiting-politely.md';
const BEGIN = 'Two people can put two phones to bed';
const [ANAS, BENS] = ['with a basket by the door', 'with a clock that rings'];

/** Saves the description of the post, as it was read at `base`. */
async function saveWords(
  editor: StaffClient,
  words: string,
  base: { sha: string; text: string },
): Promise<number> {
  const description = `description: ${BEGIN} ${words}, and sleep.`;
  const content = base.text.replace(/^description: .*$/m, description);
  const { sha } = base;
  return (await saveFiles(editor, [{ operation: 'update', path: BOTH, content, sha }])).status;
}

const aside = (page: Page) => page.locator('[data-set-aside]');
const sheet = (page: Page) => page.getByRole('dialog');

test('R300 of two versions both are in view, choosing shows what goes aside, its writer is told, and it comes back', async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(scaled(180_000));
  const run = Date.now().toString(36);
  const [anasName, bensName] = [`ana-${run}`, `ben-${run}`];
  const [ana, ben] = [await server.enter(anasName), await server.enter(bensName, context)];
  const base = await readText(ana, BOTH);
  expect([await saveWords(ana, ANAS, base), await saveWords(ben, BENS, base)]).toEqual([201, 409]);

  await page.goto(server.address('/changes'));
  const versions = page.locator('[data-version]');
  await expect(versions.first()).toContainText(`${BEGIN} ${ANAS}`);
  await expect(versions.first()).toContainText('in place, not on the site yet');
  await expect(versions.last()).toContainText(`${nameOf(bensName)} (you)`);
  // The words that differ, and no others.
  await expect(versions.locator('mark')).toHaveText([ANAS.slice(7), BENS.slice(7)]);

  // One tap decides nothing.
  await page.getByRole('button', { name: 'Use yours' }).click();
  await expect(sheet(page)).toContainText(ANAS);
  await expect(sheet(page)).not.toContainText(BENS);
  await sheet(page).getByRole('button', { name: 'Decide later' }).click();
  await expect(versions).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Use yours' })).toBeFocused();
  await page.getByRole('button', { name: 'Use yours' }).click();
  await sheet(page).getByRole('button', { name: 'Use yours' }).click();
  await expect(versions).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toContainText(`${nameOf(anasName)}’s is under`);
  await expect(page.locator('#put-aside')).toBeFocused();
  expect(server.saved(BOTH)).toContain(BENS);
  await expect(aside(page)).toContainText(`${nameOf(anasName)}’s, not chosen by you`);

  // Whoever wrote it gets a line about it, until they have seen it.
  const hers = await browser.newContext({ viewport: page.viewportSize() });
  await carry(ana, hers, server.running().origin);
  const writing = await hers.newPage();
  await writing.goto(server.address('/changes'));
  const line = writing.locator('[data-for-writer]');
  await expect(line).toContainText(`${nameOf(bensName)} chose another version of “Post: `);
  await line.getByRole('button', { name: 'I’ve seen it' }).click();
  await expect(line).toHaveCount(0);
  await writing.reload();
  await expect(aside(writing)).toContainText('Yours, not chosen by');
  await expect(line).toHaveCount(0);
  await hers.close();

  // A change that is taken back shows what it was, and goes to the same place.
  const taken = page.locator('[data-change]').first();
  await taken.getByRole('button', { name: /^Take back…/ }).click();
  await expect(sheet(page).locator('ins')).toContainText(BENS);
  await sheet(page).getByRole('button', { name: 'Take it back' }).click();
  await expect(aside(page)).toHaveCount(2);
  await expect(aside(page).first()).toContainText('Taken back by you');
  expect(server.saved(BOTH)).toContain(ANAS);
  await aside(page)
    .first()
    .getByRole('button', { name: /^Bring back/ })
    .click();
  await expect(sheet(page).locator('ins')).toContainText(BENS);
  await sheet(page).getByRole('button', { name: 'Bring it back' }).click();
  await expect(aside(page)).toHaveCount(1);
  expect(server.saved(BOTH)).toContain(BENS);
});

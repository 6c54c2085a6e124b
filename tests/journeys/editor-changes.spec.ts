/** The page of changes: two versions in view, a choice that says what it puts aside, and nothing that is gone for good. */
import { expect, type Page, test } from '@playwright/test';
import { nameOf } from '#staff/contract/content-words.ts';
import { scaled } from '../run/limits.ts';
import { readText, saveFiles } from '../server/content-folder.ts';
import type { StaffClient } from '../server/staff-client.ts';
import { violations } from './axe-page.ts';
import { editorServer } from './editor-server.ts';

const server = editorServer();
const POST = 'posts/7-the-phone-in-the-bed-a-treaty.md';
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
  return (await saveFiles(editor, [{ operation: 'update', path: POST, content, sha }])).status;
}

const aside = (page: Page) => page.locator('[data-set-aside]');
const sheet = (page: Page) => page.getByRole('dialog');

test('R300 of two versions both are in view, choosing shows what goes aside, and it comes back', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(180_000));
  const run = Date.now().toString(36);
  const [anasName, bensName] = [`ana-${run}`, `ben-${run}`];
  const [ana, ben] = [await server.enter(anasName), await server.enter(bensName, context)];
  const base = await readText(ana, POST);
  expect([await saveWords(ana, ANAS, base), await saveWords(ben, BENS, base)]).toEqual([201, 409]);

  await page.goto(server.address('/changes'));
  const versions = page.locator('[data-version]');
  await expect(versions.first()).toContainText(`${BEGIN} ${ANAS}`);
  await expect(versions.first()).toContainText('in place, not on the site yet');
  await expect(versions.last()).toContainText(`${nameOf(bensName)} (you)`);
  // The words that differ, and no others.
  await expect(versions.locator('mark')).toHaveText([ANAS.slice(7), BENS.slice(7)]);
  expect(await violations(page, 'main')).toEqual([]);

  // One tap decides nothing.
  await page.getByRole('button', { name: 'Use yours' }).click();
  await expect(sheet(page)).toContainText(ANAS);
  await expect(sheet(page)).not.toContainText(BENS);
  expect(await violations(page, 'dialog')).toEqual([]);
  await sheet(page).getByRole('button', { name: 'Decide later' }).click();
  await expect(versions).toHaveCount(2);
  await expect(page.getByRole('button', { name: 'Use yours' })).toBeFocused();
  await page.getByRole('button', { name: 'Use yours' }).click();
  await sheet(page).getByRole('button', { name: 'Use yours' }).click();
  await expect(versions).toHaveCount(0);
  await expect(page.locator('[data-toast]')).toContainText(`${nameOf(anasName)}’s is under`);
  await expect(page.locator('#put-aside')).toBeFocused();
  expect(server.saved(POST)).toContain(BENS);
  await expect(aside(page)).toContainText(`${nameOf(anasName)}’s, not chosen by you`);

  // A change that is taken back shows what it was, and goes to the same place.
  const taken = page.locator('[data-change]').first();
  await taken.getByRole('button', { name: /^Take back…/ }).click();
  await expect(sheet(page).locator('ins')).toContainText(BENS);
  await sheet(page).getByRole('button', { name: 'Take it back' }).click();
  await expect(aside(page)).toHaveCount(2);
  await expect(aside(page).first()).toContainText('Taken back by you');
  expect(server.saved(POST)).toContain(ANAS);
  await aside(page)
    .first()
    .getByRole('button', { name: /^Bring back/ })
    .click();
  await expect(sheet(page).locator('ins')).toContainText(BENS);
  await sheet(page).getByRole('button', { name: 'Bring it back' }).click();
  await expect(aside(page)).toHaveCount(1);
  expect(server.saved(POST)).toContain(BENS);
});

test('R300 whoever wrote what was not chosen gets a line about it, until they have seen it @deep', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(180_000));
  const [ana, cleo] = [await server.enter('ana'), await server.enter('cleo', context)];
  const base = await readText(ana, POST);
  expect([
    await saveWords(ana, 'with a lamp', base),
    await saveWords(cleo, 'with a song', base),
  ]).toEqual([201, 409]);
  const { kept } = (await (await ana.get('/content/state')).json()) as { kept: { id: string }[] };
  const decided = await ana.send('POST', `/content/kept/${kept[0]?.id}/set-aside`, {});
  expect(await decided.json()).toMatchObject({ kept: [] });

  await page.goto(server.address());
  const link = page.getByRole('link', { name: /something of yours was put aside/ });
  await expect(link).toBeVisible();
  // In a tab of its own, so that what is being written stays; that is so once the editor is there.
  await page.getByRole('treeitem').first().waitFor();
  const opened = context.waitForEvent('page');
  await link.click();
  const tab = await opened;
  const line = tab.locator('[data-for-writer]');
  await expect(line).toContainText('Ana chose another version of “Post: The phone in the bed');
  await line.getByRole('button', { name: 'I’ve seen it' }).click();
  await expect(line).toHaveCount(0);
  await tab.reload();
  await expect(aside(tab).first()).toContainText('Yours, not chosen by Ana');
  await expect(line).toHaveCount(0);
});

/** The content editor, when somebody else saved meanwhile: both texts in view, and neither is lost or overwritten unseen. */
import { expect, type Page, test } from '@playwright/test';
import { nameOf } from '#staff/contract/content-words.ts';
import { scaled } from '../run/limits.ts';
import { expectSaved, readText, saveFiles } from '../server/content-folder.ts';
import { changeRows } from '../server/staff-client.ts';
import { editorForm } from './editor-form.ts';
import { carry, editorServer } from './editor-server.ts';

const server = editorServer();
const POST = '7-the-phone-in-the-bed-a-treaty';
const FILE = `posts/${POST}.md`;
const BEGIN = 'Two people can put two phones to bed';
const words = (what: string): string => `${BEGIN} ${what}, and both of you sleep.`;
const [ANAS, BENS, LATER] = ['in a basket', 'by a clock', 'under a blanket'].map(words) as [
  string,
  string,
  string,
];

const written = (page: Page) =>
  page.locator('[data-mode=edit] [data-key-path=description] textarea').first();
const saveButton = (page: Page) => page.getByRole('button', { name: 'Save', exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: / meanwhile, today / });
const choose = (page: Page, name: string | RegExp): Promise<void> =>
  sheet(page).getByRole('button', { name }).click();

test('R300 @both a save after somebody else’s shows both texts; nothing is lost, and nothing overwritten unseen', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(180_000));
  page.setDefaultTimeout(scaled(15_000));
  const run = Date.now().toString(36);
  const anasName = `ana-${run}`;
  const [ana, ben] = [await server.enter(anasName), await server.enter(`ben-${run}`, context)];
  const { data, origin } = server.running();
  const saved = (): string => server.saved(FILE);
  const form = editorForm(page, server.address());
  await form.open(`collections/posts/entries/${POST}`);
  await form.fill('description', BENS);
  // Drafts are kept of what is typed, not of what a program fills in.
  await written(page).click();
  await written(page).press('End');
  const { sha, text } = await readText(ana, FILE);
  const content = text.replace(/^description: .*$/m, `description: ${ANAS}`);
  await expectSaved(await saveFiles(ana, [{ operation: 'update', path: FILE, content, sha }]));

  // Both are shown, with the words that differ. Nothing is chosen by leaving, and the form has what it had.
  await saveButton(page).click();
  await expect(sheet(page)).toContainText(`Saved by ${nameOf(anasName)} meanwhile`);
  await expect(sheet(page)).toContainText('Your text is still in the form.');
  await expect(sheet(page).locator('[data-theirs]')).toContainText(ANAS);
  await expect(sheet(page).locator('[data-own]')).toContainText(BENS);
  await expect(sheet(page).locator('mark')).toHaveText(['in a basket', 'by a clock']);
  await expect(sheet(page).getByRole('heading', { level: 2 })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('dialog[open]')).toHaveCount(0);
  await expect(written(page)).toHaveValue(BENS);
  await expect(saveButton(page)).toBeFocused();
  expect(saved()).toContain(ANAS);

  // The session ends while both are looked at.
  await saveButton(page).click();
  await sheet(page).waitFor();
  changeRows(data, 'delete from staff_sessions where user_id = ?', ben.userId);
  await choose(page, `Save yours over ${nameOf(anasName)}’s`);
  const signedOut = page.getByRole('dialog', { name: 'You’ve been signed out' });
  await expect(signedOut).toBeVisible();
  await carry(await server.enter(`ben-again-${run}`, context), context, origin);
  await page.getByRole('button', { name: 'I’m signed in again' }).click();
  await expect(signedOut).toBeHidden();
  await expect(written(page)).toHaveValue(BENS);

  // No network while both are looked at.
  await saveButton(page).click();
  await sheet(page).waitFor();
  await context.setOffline(true);
  await choose(page, /^Save yours over/);
  await expect(page.locator('dialog[open]')).toContainText('No connection.');
  await page.getByRole('button', { name: 'Go on writing' }).click();
  await context.setOffline(false);
  await expect(written(page)).toHaveValue(BENS);
  expect(saved()).toContain(ANAS);

  // Theirs is taken, and the draft that the browser has is restored after all: that is no way around the question.
  await saveButton(page).click();
  await choose(page, /^Take /);
  await expect(written(page)).toHaveValue(ANAS);
  await page.getByRole('button', { name: 'Restore', exact: true }).click();
  await expect(written(page)).toHaveValue(BENS);
  await saveButton(page).click();
  await choose(page, /^Save yours over/);
  await expect(page.locator('[data-key-path]')).toHaveCount(0);
  expect(saved()).toContain(BENS);

  // The same person in two tabs of one browser, whose database both share.
  await form.open(`collections/posts/entries/${POST}`);
  const second = await context.newPage();
  const other = editorForm(second, server.address());
  await other.open(`collections/posts/entries/${POST}`);
  await other.fill('description', LATER);
  expect((await other.save()).status).toBe(201);
  await form.fill('description', ANAS);
  await saveButton(page).click();
  await expect(sheet(page)).toContainText('Saved by you in another tab or on another device');
  expect(saved()).toContain(LATER);
  await choose(page, /^Take the other one/);
  await expect(written(page)).toHaveValue(LATER);
});

/**
 * The content editor on a phone: a save with three mistakes, one line for each in the words of the form, and the way to
 * its field; two versions in view, a choice that says what it puts aside, and nothing that is gone for good.
 */
import { expect, type Page, test } from '@playwright/test';
import { nameOf } from '#staff/contract/content-words.ts';
import { scaled } from '../run/limits.ts';
import { readText, saveFiles } from '../server/content-folder.ts';
import type { StaffClient } from '../server/staff-client.ts';
import { violations } from './axe-page.ts';
import { editorForm } from './editor-form.ts';
import { carry, editorServer } from './editor-server.ts';

// One server, and one clone of the project, for both.
test.describe.configure({ mode: 'default' });
const server = editorServer();
const POST = '7-the-phone-in-the-bed-a-treaty';

test('R300 three mistakes: three things to change, each a tap from its field, nothing of files', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(120_000));
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('noor', context);
  const form = editorForm(page, server.address());
  await form.open(`collections/posts/entries/${POST}`);
  const before = server.saved(`posts/${POST}.md`);

  const fold = page.getByRole('button', { name: /^For search engines/ });
  const search = page.locator('[data-mode=edit] [data-key-path=seoTitle]');
  await form.fill('pullQuote', 'We guarantee results to every couple.');
  await form.fill('seoTitle', 'Phones **in** bed');
  await fold.click();
  await expect(search).toBeHidden();

  await form.write('Nobody brings a phone to bed to hurt anyone. Read about [the team](/teem).');
  const { status } = await form.save();
  expect(status).toBe(422);
  const sheet = page.getByRole('dialog', { name: 'Not saved yet: 3 things to change' });
  const changes = sheet.locator('[data-problem]');
  await expect(changes).toHaveCount(3);
  const read = (await changes.allTextContents()).join('\n');
  for (const label of ['Title for search engines', 'Sentence set large', 'Text'])
    expect(read).toContain(label);
  expect(read).not.toMatch(/\.md|\.yaml|src\/|seoTitle|pullQuote|---|try again later/i);
  expect(await violations(page)).toEqual([]);
  expect(server.saved(`posts/${POST}.md`)).toBe(before);

  // A tap leads to the field, out of the fold as well.
  await sheet.getByRole('button', { name: 'Title for search engines' }).click();
  await expect(sheet).toBeHidden();
  await expect(search.locator('input')).toBeFocused();
  await expect(search.locator('input')).toBeInViewport();
  await search.locator('input').fill('Phones in bed');
  await form.fill('pullQuote', 'Nobody brings a phone to bed to hurt anyone.');
  await form.write('Nobody brings a phone to bed to hurt anyone. Read about [the team](/team).');
  expect(await form.save()).toEqual({ status: 201, message: '' });
  expect(server.saved(`posts/${POST}.md`)).toContain('seoTitle: Phones in bed');

  // What was done, and what was before, in the words of the forms as well.
  await page.goto(server.address('/changes'));
  await page
    .getByRole('button', { name: /^Show what changed/ })
    .first()
    .click();
  const compared = page.locator('[data-comparison]');
  await expect(compared).toContainText('Title for search engines: Phones in bed');
  await expect(page.locator('[data-change] h3').first()).toHaveText(
    'Post: The phone in the bed: a treaty',
  );
  await expect(compared).not.toHaveText(/seoTitle|pullQuote|---/);
});

/** Another than the one of the mistakes. */
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

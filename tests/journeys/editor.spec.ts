/**
 * The content editor on a phone: a save with three mistakes, one line for each in the words of the form, and the way to
 * its field. Two versions of a line: editor-versions.deep.spec.ts.
 */
import { expect, test } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import { violations } from './axe-page.ts';
import { editorForm } from './editor-form.ts';
import { editorServer } from './editor-server.ts';

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

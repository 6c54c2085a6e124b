/**
 * The folds at the end of a form of the content editor (Sveltia CMS), which has none of its own: they say what is in
 * them, and never hide what has to be filled in. Fails when its markup changes.
 */
import { expect, type Page, test } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import { violations } from './axe-page.ts';
import { editorForm } from './editor-form.ts';
import { editorServer } from './editor-server.ts';
import { settled } from './settled.ts';

const server = editorServer();
const POST = '7-the-phone-in-the-bed-a-treaty';
const NAMES = ['Author, category and day', 'For search engines', 'Rarely needed'];

const folds = (page: Page) =>
  page.locator('#nc-root').getByRole('button', { name: new RegExp(`^(${NAMES.join('|')})`) });
const fieldOf = (page: Page, name: string) =>
  page.locator(`[data-mode=edit] [data-key-path="${name}"]`);

test('R300 a post ends with three folds that say what is in them, and follow it @both', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(120_000));
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('noor', context);
  const form = editorForm(page, server.address());
  await form.open(`collections/posts/entries/${POST}`);
  await form.fill('pullQuote', 'Nobody brings a phone to bed to hurt anyone.');
  const paths = await page
    .locator('#first-pane-body > .content > [data-key-path]')
    .evaluateAll((all) => all.map((one) => one.getAttribute('data-key-path')));
  expect(paths.slice(0, 5)).toEqual(['title', 'description', 'body', 'cover', 'coverAlt']);
  await expect(folds(page)).toHaveText([
    'Author, category and dayJuno Sagebrush · Everyday repairs · Jun 3, 2025',
    'For search enginesPhones in bed: rules for couples',
    'Rarely neededUpdated, Reviewed by, Last reviewed, Old addresses',
  ]);
  for (const name of ['author', 'tags', 'seoTitle', 'legacyPaths'])
    await expect(fieldOf(page, name)).toBeHidden();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    expect(await violations(page)).toEqual([]);
  }

  // By keys: Enter opens, and what is in it comes next.
  const search = folds(page).nth(1);
  await search.focus();
  await page.keyboard.press('Enter');
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  await fieldOf(page, 'seoTitle').locator('input').fill('');
  await form.pick('author', /Teo/);
  await form.turnOn('draft');
  await form.fill('date', '2061-03-02');
  await expect(folds(page)).toContainText([
    'Teo Larkspur · Everyday repairs · Mar 2, 2061 · Draft',
    'Taken from title and short description',
  ]);
  // Not by a click: the editor draws the tags above it when they come near the screen, and what is below them moves.
  await search.press('Space');
  await expect(fieldOf(page, 'seoTitle')).toBeHidden();
});

test('R300 a new post shows what it needs, and a mistake opens its fold', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(120_000));
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('ana', context);
  const form = editorForm(page, server.address());
  await form.open('collections/posts/new');
  await form.fill('title', 'The quiet after the argument');
  const [first, search] = [folds(page).first(), folds(page).nth(1)];
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await first.click();
  await expect(fieldOf(page, 'author')).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fieldOf(page, 'author')).toBeVisible();
  await expect(search).toHaveAttribute('aria-expanded', 'false');
});

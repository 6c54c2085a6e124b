/**
 * The content editor (Sveltia CMS) as this site shows it: colors and shapes of the staff area, headings in the list of
 * collections, a second line in lists, the preview beside a form, and folds at its end. Fails when its markup changes.
 */
import { expect, type Page, test } from '@playwright/test';
import { GROUPS } from '#staff/contract/editor/collections.ts';
import { scaled } from '../run/limits.ts';
import { expectSaved, readText, saveFiles } from '../server/content-folder.ts';
import { editorForm } from './editor-form.ts';
import { editorServer } from './editor-server.ts';
import { settled } from './settled.ts';

// One server, and one clone of the project, for both.
test.describe.configure({ mode: 'default' });
const server = editorServer();
const POST = '7-the-phone-in-the-bed-a-treaty';

type Look = readonly [selector: string, property: string, token: string, pseudo?: string];
const LIST: readonly Look[] = [
  ['#nc-root .sui.button.primary', 'background-color', '--color-lamp'],
  ['#nc-root .sui.button.primary', 'color', '--color-on-lamp'],
  ['#nc-root #collection-container', 'color', '--color-ink'],
  ['#nc-root .sui.toolbar.primary', 'border-bottom-color', '--color-line'],
];
/** Beside the list; a phone shows it alone. */
const COLLECTIONS: readonly Look[] = [
  ['#nc-root .primary-sidebar', 'border-inline-end-color', '--color-line'],
  ['#nc-root [data-heading]', 'color', '--color-ink-soft'],
];
/** At a desk, where the list of collections stays, and “New” has its word. */
const DESK: readonly Look[] = [
  ['#nc-root .sui.button.primary', 'border-start-start-radius', '--radius-thread'],
  ['#nc-root [role=treeitem][aria-selected=true] > .row', 'background-color', '--color-teal-tint'],
];
const FORM: readonly Look[] = [
  ['#nc-root [data-key-path=title] input', 'background-color', '--color-field'],
  ['#nc-root [data-key-path=title] input', 'border-bottom-color', '--color-line-strong'],
  ['#nc-root [data-key-path=title] input', 'border-start-start-radius', '--radius-field'],
  ['#nc-root [data-key-path=title] h4', 'color', '--color-ink'],
  ['#nc-root [data-key-path=title]', 'background-color', '--color-line', '::after'],
];

/** Where the page differs from the tokens, as lines. */
async function differences(page: Page, looks: readonly Look[]): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    found.push(
      ...(await page.evaluate(
        ([all, scheme]) =>
          all.flatMap(([selector, property, token, pseudo]) => {
            const shown = document.querySelector(selector);
            if (!shown) return [`${selector} is not there`];
            const probe = document.createElement('i');
            probe.style.setProperty(property, `var(${token})`);
            document.body.append(probe);
            const wanted = getComputedStyle(probe).getPropertyValue(property);
            probe.remove();
            const is = getComputedStyle(shown, pseudo).getPropertyValue(property);
            return is === wanted
              ? []
              : [`${scheme}: ${selector} has ${property} ${is}, not ${wanted}`];
          }),
        [looks, colorScheme] as const,
      )),
    );
  }
  return found;
}

/** What stands above or after a row, as the style sheet says it. */
const contentOf = (part: Element, pseudo: string): string =>
  getComputedStyle(part, pseudo).content.replaceAll('"', '');
const row = (page: Page, title: string) => page.getByRole('row', { name: title, exact: true });
const signOf = (page: Page, title: string): Promise<string> =>
  row(page, title).locator('bdi').evaluate(contentOf, '::after');

test('R300 the editor looks like the staff area, lists say who wrote what and what waits, and a preview follows its form @both', async ({
  page,
  context,
  isMobile,
}) => {
  test.setTimeout(scaled(180_000));
  page.setDefaultTimeout(scaled(15_000));
  const noor = await server.enter(`noor-${test.info().project.name}`, context);
  const path = `posts/${POST}.md`;
  const { sha, text } = await readText(noor, path);
  const content = text.replace(/^tryIt: .*$/m, `tryIt: ${test.info().project.name}.`);
  await expectSaved(await saveFiles(noor, [{ operation: 'update', path, sha, content }]));
  await page.goto(server.address());
  const list = page.getByRole('tree', { name: 'Collection List' });
  await list.getByRole('treeitem').first().waitFor();
  expect(await differences(page, COLLECTIONS)).toEqual([]);
  const shown: (string | number)[] = [];
  for (const part of await list.locator('[data-heading], [role=treeitem]').all())
    shown.push(
      (await part.getAttribute('data-heading')) === null
        ? Number(await part.locator('.count').textContent())
        : await part.evaluate(contentOf, '::before'),
    );
  expect(shown).toEqual(
    Object.entries(GROUPS).flatMap(([heading, names]) => [
      heading,
      ...names.map(() => expect.any(Number)),
    ]),
  );
  expect(shown).not.toContain(0);

  await page.goto(server.address('#/collections/posts'));
  await page.locator('[role=row]:visible').first().waitFor();
  expect(await differences(page, LIST)).toEqual([]);
  // A post without a picture leaves no gap beside its title.
  const bare = page.locator('[role=row]:visible .grid-cell.image:empty').first();
  await expect(bare).toBeAttached();
  const look = await bare.evaluate((cell) => {
    const { width, height, backgroundColor } = getComputedStyle(cell, '::before');
    return [width, height, backgroundColor];
  });
  expect(look).toEqual(['48px', '48px', expect.not.stringMatching(/, 0\)$/)]);
  if (!isMobile) expect(await differences(page, DESK)).toEqual([]);
  const changed = row(page, 'The phone in the bed: a treaty');
  await expect(changed).toContainText('Juno Sagebrush · Jun 3, 2025');
  await expect(changed.locator('em')).toHaveAttribute(
    'data-more',
    /^changed by (?:you|noor-\w+), not published$/i,
  );
  expect(await signOf(page, 'The phone in the bed: a treaty')).toBe('Changed');
  expect(await signOf(page, 'Five years on the same sofa')).toBe('Jan 7');
  await expect(row(page, 'Jealousy is information').getByText('Draft')).toBeVisible();
  expect(await signOf(page, 'The money you send home')).toBe('none');
  const days = await page
    .locator('[role=row] em')
    .evaluateAll((lines) => lines.map((line) => Date.parse(line.textContent.split('·')[1] ?? '')));
  expect(days.length).toBeGreaterThan(20);
  expect(days).toEqual(days.toSorted((one, other) => other - one));

  const form = editorForm(page, server.address());
  await form.go(`collections/posts/entries/${POST}`);
  expect(await differences(page, FORM)).toEqual([]);
  if (isMobile) await page.getByRole('button', { name: /preview/i }).click();
  const preview = page.locator('[data-mode=preview] [role=document]');
  const title = preview.locator('[data-key-path=title] p');
  await expect(title).toBeVisible();
  if (!isMobile) {
    await form.fill('title', 'A treaty for two phones');
    await expect(title).toHaveText('A treaty for two phones');
  }
  expect(await title.evaluate((one) => getComputedStyle(one).fontFamily)).toContain('Display');
  await expect(preview.locator('[data-key-path=body] h2').first()).toBeVisible();
  // Lists have their signs, where they are written and beside it.
  const lists = page.locator('[contenteditable] :is(ul, ol), [data-rich-text-preview] :is(ul, ol)');
  const signs = await lists.evaluateAll((all) =>
    all.map((list) => [list.tagName, getComputedStyle(list).listStyleType]),
  );
  expect(signs).toContainEqual(['OL', 'decimal']);
  expect(signs.map(String)).toEqual(
    signs.map(([tag]) => `${tag},${tag === 'OL' ? 'decimal' : 'disc'}`),
  );
  await expect(preview.getByRole('heading', { level: 4 })).toHaveCount(0);
});

const NAMES = ['Author, category and day', 'For search engines', 'Rarely needed'];

const folds = (page: Page) =>
  page.locator('#nc-root').getByRole('button', { name: new RegExp(`^(${NAMES.join('|')})`) });
const fieldOf = (page: Page, name: string) =>
  page.locator(`[data-mode=edit] [data-key-path="${name}"]`);

test('R300 a post ends with three folds that say what is in them and follow it, and a mistake in a new one opens its fold', async ({
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

  await form.open('collections/posts/new');
  await form.fill('title', 'The quiet after the argument');
  const first = folds(page).first();
  await expect(first).toHaveAttribute('aria-expanded', 'true');
  await expect(search).toHaveAttribute('aria-expanded', 'false');
  await first.click();
  await expect(fieldOf(page, 'author')).toBeHidden();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(fieldOf(page, 'author')).toBeVisible();
  await expect(search).toHaveAttribute('aria-expanded', 'false');
});

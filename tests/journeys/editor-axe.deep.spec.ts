/** The accessibility rules on the content editor, light and dark: our bar, what Sveltia CMS draws, and the changes. */
import { expect, type Page, test } from '@playwright/test';
import { EDITOR_API } from '#staff/contract/content.ts';
import { scaled } from '../run/limits.ts';
import { readText, saveFiles } from '../server/content-folder.ts';
import { violations } from './axe-page.ts';
import { editorForm } from './editor-form.ts';
import { editorServer } from './editor-server.ts';
import { settled } from './settled.ts';

const server = editorServer();
const POST = '7-the-phone-in-the-bed-a-treaty';
const ENTRY = `collections/posts/entries/${POST}`;

interface State {
  name: string;
  path: string;
  /** What has to be there. */
  there: string;
  act?: (page: Page) => Promise<void>;
}

const FORM = '[data-key-path]';
const STATES: readonly State[] = [
  { name: 'start', path: '', there: '[role=treeitem], [role=row]' },
  { name: 'posts', path: 'collections/posts', there: '[role=row]' },
  { name: 'files', path: 'collections/lists', there: '[role=row]' },
  { name: 'prices', path: 'collections/lists/entries/prices', there: FORM },
  { name: 'new post', path: 'collections/posts/new', there: FORM },
  { name: 'pictures', path: 'assets', there: '[role=option]' },
  { name: 'menu', path: 'menu', there: '[role=menuitem], [role=row], [role=treeitem]' },
  { name: 'post', path: ENTRY, there: FORM },
  {
    name: 'chooser of a picture',
    path: ENTRY,
    there: '[data-key-path=cover]',
    async act(page) {
      const replace = page
        .locator('[data-key-path=cover]')
        .getByRole('button', { name: 'Replace' });
      const dialog = page.locator('dialog[open]');
      // The form draws its fields again when the pictures are read: a click in that moment is lost.
      await expect(async () => {
        if ((await dialog.count()) === 0) await replace.click({ timeout: scaled(2_000) });
        await expect(dialog).toBeVisible({ timeout: scaled(2_000) });
      }).toPass({ timeout: scaled(15_000) });
      await dialog.locator('[role=option]:visible').first().waitFor();
    },
  },
];

/** Looks at the page in both color schemes. */
async function look(page: Page, name: string): Promise<string[]> {
  const found: string[] = [];
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    found.push(...(await violations(page)).map((line) => `${name}: ${line}`));
  }
  return found;
}

test('R300 the editor is accessible in every state, as are changes with a comparison, advice and two versions', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(240_000));
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('noor', context);
  await page.goto(server.address());
  const found: string[] = [];
  for (const { name, path, there, act } of STATES) {
    await page.goto(server.address(path && `#/${path}`));
    // On a phone, a list stays behind the entry that it opened.
    await page.locator(`#nc-root :is(${there}):visible`).first().waitFor();
    await act?.(page);
    found.push(...(await look(page, name)));
  }

  // Ana saves the line that is in the form.
  const ana = await server.enter('ana');
  const file = `posts/${POST}.md`;
  const form = editorForm(page, server.address());
  await form.open(`collections/posts/entries/${POST}`);
  await form.fill('description', 'Two people can put two phones to bed by a clock, and sleep.');
  const { sha, text } = await readText(ana, file);
  const description = 'Ana wrote this line about how two people can put two phones to bed.';
  const content = text.replace(/^description: .*$/m, `description: ${description}`);
  await saveFiles(ana, [{ operation: 'update', path: file, content, sha }]);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.locator('[data-conflict]').waitFor();
  found.push(...(await look(page, 'two versions')));

  const tool = await readText(ana, 'prices.yaml');
  await saveFiles(ana, [
    {
      operation: 'update',
      path: 'prices.yaml',
      content: tool.text.replace('price: 75', 'price: 80'),
      sha: tool.sha,
    },
  ]);
  await page.goto(server.address('/changes'));
  await page
    .getByRole('button', { name: /^Show what changed/ })
    .first()
    .click();
  await expect(page.locator('[data-comparison] ins').first()).toBeVisible();
  await expect(page.locator('[data-change]')).toHaveCount(2);
  found.push(...(await look(page, 'changes')));
  await page
    .getByRole('button', { name: /^Take back…/ })
    .first()
    .click();
  await page.getByRole('dialog').waitFor();
  found.push(...(await look(page, 'take back')));
  await page.getByRole('button', { name: 'Leave it' }).click();
  await page.getByRole('button', { name: /^Publish \d+ changes?…$/ }).click();
  await page.getByRole('dialog').waitFor();
  found.push(...(await look(page, 'publish')));

  await page.route(`**${EDITOR_API}/user`, (route) => route.fulfill({ status: 500 }));
  await page.goto(server.address());
  await page
    .getByRole('button', { name: /Sign in/i })
    .first()
    .waitFor();
  found.push(...(await look(page, 'sign-in')));
  expect(found).toEqual([]);
});

/**
 * Lists of entries in the content editor (Sveltia CMS): a second line under each title, the newest first, and what is
 * saved and not on the site. Fails when its rows change.
 */
import { expect, type Page, test } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import { expectSaved, readText, saveFiles } from '../server/content-folder.ts';
import { violations } from './axe-page.ts';
import { editorServer } from './editor-server.ts';
import { settled } from './settled.ts';

const server = editorServer();
const POST = 'posts/7-the-phone-in-the-bed-a-treaty.md';

const row = (page: Page, title: string) => page.getByRole('row', { name: title, exact: true });
const signOf = (page: Page, title: string): Promise<string> =>
  row(page, title)
    .locator('bdi')
    .evaluate((part) => getComputedStyle(part, '::after').content);

test('R300 a list says who wrote what and when, what is a draft, and what waits @both', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(120_000));
  page.setDefaultTimeout(scaled(15_000));
  const noor = await server.enter(`noor-${test.info().project.name}`, context);
  const { sha, text } = await readText(noor, POST);
  const content = text.replace(/^tryIt: .*$/m, `tryIt: ${test.info().project.name}.`);
  await expectSaved(await saveFiles(noor, [{ operation: 'update', path: POST, sha, content }]));
  await page.goto(server.address('#/collections/posts'));

  const changed = row(page, 'The phone in the bed: a treaty');
  await expect(changed).toContainText('Juno Sagebrush · Jun 3, 2025');
  await expect(changed.locator('em')).toHaveAttribute(
    'data-more',
    /^changed by (?:you|noor-\w+), not published$/i,
  );
  expect(await signOf(page, 'The phone in the bed: a treaty')).toBe('"Changed"');
  expect(await signOf(page, 'Five years on the same sofa')).toBe('"Jan 7"');
  await expect(row(page, 'Jealousy is information').getByText('Draft')).toBeVisible();
  expect(await signOf(page, 'The money you send home')).toBe('none');

  const days = await page
    .locator('[role=row] em')
    .evaluateAll((lines) => lines.map((line) => Date.parse(line.textContent.split('·')[1] ?? '')));
  expect(days.length).toBeGreaterThan(20);
  expect(days).toEqual(days.toSorted((one, other) => other - one));
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await settled(page);
    expect(await violations(page)).toEqual([]);
  }
});

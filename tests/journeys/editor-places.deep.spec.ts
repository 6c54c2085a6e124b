/** The content editor: a guide that others link to is deleted, and its address leads to the page that was chosen. */
import { expect, test } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import { violations } from './axe-page.ts';
import { editorForm } from './editor-form.ts';
import { editorServer } from './editor-server.ts';

const server = editorServer();
const GUIDE = 'pre-marriage-discussion-guide';

test('R300 a guide that others link to: every place is shown with a link, and where its address leads is asked', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(120_000));
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('noor', context);
  const form = editorForm(page, server.address());
  await form.open(`collections/guides/entries/${GUIDE}`);
  const remove = async (): Promise<void> => {
    await page.getByRole('button', { name: 'Editor Options' }).click();
    await page.getByRole('menuitem', { name: /^Delete/ }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
  };
  await remove();
  const sheet = page.getByRole('dialog', { name: /^\d+ places point at “Guide: Pre-Marriage/ });
  await expect(sheet.locator('[data-place]').first()).toBeVisible();
  expect(await violations(page)).toEqual([]);
  const service = sheet.getByRole('link', { name: /^Service: Premarital Blueprint/ }).first();
  const [tab] = await Promise.all([context.waitForEvent('page'), service.click()]);
  await expect(tab).toHaveURL(/#\/collections\/services\/entries\/premarital-blueprint$/);
  await expect(tab.getByRole('button', { name: 'Save' }).first()).toBeVisible();
  await tab.close();
  await sheet.getByRole('button', { name: 'Keep it' }).click();
  await expect(sheet).toBeHidden();
  expect(server.saved(`guides/${GUIDE}.md`)).toContain('title: Pre-Marriage Discussion Guide');

  await remove();
  await expect(sheet.getByLabel('Lead its address to')).toHaveValue('/resources/downloads-guides');
  await sheet.getByLabel('Lead its address to').selectOption('/premarital-blueprint');
  await sheet.getByRole('button', { name: /^Delete it, and lead its address there$/ }).click();
  await expect(sheet).toBeHidden();
  await expect
    .poll(() => server.saved('services/premarital-blueprint.md'))
    .toContain(`- /resources/${GUIDE}\n`);
});

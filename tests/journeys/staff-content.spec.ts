/** The pages of the content editor where the server has no folder of content, and who may see them. */
import { expect, test } from '@playwright/test';
import { violations } from './axe-page.ts';
import { signIn } from './staff-inbox.ts';

const PAGES = ['/admin/content', '/admin/content/changes'] as const;

test('R300 an editor reads how the editor is turned on, and the script is not loaded for nothing', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await signIn(page, 'editor');
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByRole('heading', { name: 'The editor is not turned on' })).toBeVisible();
    await expect(page.getByText('CONTENT_DIR')).toBeVisible();
    expect(await violations(page, 'body')).toEqual([]);
  }
  expect(requests.filter((url) => /\/editor\.[\w-]+\.js/.test(url))).toEqual([]);
  expect(requests.filter((url) => !url.startsWith(new URL(page.url()).origin))).toEqual([]);
});

test('R300 staff who answer leads see why the place is not theirs; a stranger signs in first', async ({
  page,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    await page.waitForURL(`/admin/login?next=${encodeURIComponent(path)}`);
  }
  await signIn(page, 'staff');
  for (const path of PAGES) {
    await page.goto(path);
    await expect(page.getByText('An admin can give you the role Editor.')).toBeVisible();
  }
});

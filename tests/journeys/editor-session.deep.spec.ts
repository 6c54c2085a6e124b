/** The session ends while somebody writes in the content editor: nothing that was written is lost. */
import { expect, test } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import { changeRows } from '../server/staff-client.ts';
import { violations } from './axe-page.ts';
import { editorForm } from './editor-form.ts';
import { carry, editorServer } from './editor-server.ts';

const server = editorServer();
const POST = '7-the-phone-in-the-bed-a-treaty';
const LINE = 'Two people, one bed, two phones, and a treaty that lets both of you sleep.';

test('R300 the session ends while an editor writes: the page stays, and the text is saved later', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(120_000));
  page.setDefaultTimeout(scaled(15_000));
  const client = await server.enter('noor', context);
  const { data, origin } = server.running();
  const form = editorForm(page, server.address());
  await form.open(`collections/posts/entries/${POST}`);
  await form.fill('description', LINE);
  expect(await violations(page)).toEqual([]);

  changeRows(data, 'delete from staff_sessions where user_id = ?', client.userId);
  const { status, message } = await form.save();
  expect([status, message]).toEqual([401, 'You are signed out. Please sign in.']);
  const sheet = page.getByRole('dialog', { name: 'You’ve been signed out' });
  await expect(sheet).toBeVisible();
  expect(server.saved(`posts/${POST}.md`)).not.toContain(LINE);

  // In another tab.
  const again = await server.enter('noor-again', context);
  await carry(again, context, origin);
  await page.getByRole('button', { name: 'I’m signed in again' }).click();
  await expect(sheet).toBeHidden();
  await expect(page.locator('[data-key-path=description] textarea').first()).toHaveValue(LINE);
  expect(await form.save()).toEqual({ status: 201, message: '' });
  expect(server.saved(`posts/${POST}.md`)).toContain(LINE);
});

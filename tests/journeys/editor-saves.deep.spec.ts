/** What may happen to a save of the content editor: a proxy answers, the session has ended. */
import { expect, test } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import { changeRows } from '../server/staff-client.ts';
import { editorForm } from './editor-form.ts';
import { carry, editorServer } from './editor-server.ts';

const server = editorServer();
const POST = '7-the-phone-in-the-bed-a-treaty';
const LINE = 'Two people, one bed, two phones, and a treaty that lets both of you sleep.';

test('R300 a save that fails says why, and what was written stays on the page until it is saved', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(180_000));
  page.setDefaultTimeout(scaled(15_000));
  const client = await server.enter('noor', context);
  const { data, origin } = server.running();
  const form = editorForm(page, server.address());
  const saved = (): string => server.saved(`posts/${POST}.md`);
  const written = page.locator('[data-key-path=description] textarea').first();
  const dialog = page.locator('dialog[open]');
  const goOn = dialog.getByRole('button', { name: 'Go on writing' });
  await form.open(`collections/posts/entries/${POST}`);
  await form.fill('description', LINE);

  // Each answer of a proxy: src/staff/stores/content/plain-answers.test.ts.
  await page.route('**/contents', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>nginx</h1>' }),
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(dialog).toContainText(/did not answer/);
  await expect(dialog).toContainText('What you wrote is still on this page.');
  await goOn.click();
  await page.unroute('**/contents');

  changeRows(data, 'delete from staff_sessions where user_id = ?', client.userId);
  expect(await form.save()).toEqual({
    status: 401,
    message: 'You are signed out. Please sign in.',
  });
  const signedOut = page.getByRole('dialog', { name: 'You’ve been signed out' });
  await expect(signedOut).toBeVisible();
  // In another tab.
  await carry(await server.enter('noor-again', context), context, origin);
  await page.getByRole('button', { name: 'I’m signed in again' }).click();
  await expect(signedOut).toBeHidden();
  await expect(written).toHaveValue(LINE);

  expect((await form.save()).status).toBe(201);
  expect(saved()).toContain(LINE);
});

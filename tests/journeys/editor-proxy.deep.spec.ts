/** What proxies answer in place of the server is shown in words by the content editor, and nothing is lost. */
import { expect, test } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import { editorForm } from './editor-form.ts';
import { editorServer } from './editor-server.ts';

const server = editorServer();
const POST = '7-the-phone-in-the-bed-a-treaty';
const LINE = 'Two people, one bed, two phones, and a treaty that lets both of you sleep tonight.';

test('answers of a proxy are words, and what was written can be saved afterwards', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(120_000));
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('noor', context);
  const form = editorForm(page, server.address());
  await form.open(`collections/posts/entries/${POST}`);
  await form.fill('description', LINE);
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const dialog = page.locator('dialog[open]');
  for (const [status, words] of [
    [413, /too large to save at once/],
    [502, /did not answer/],
    [504, /took too long to answer/],
    [200, /could not be read/],
    ['aborted', /No connection/],
  ] as const) {
    await page.route('**/contents', (route) =>
      status === 'aborted'
        ? route.abort()
        : route.fulfill({ status, contentType: 'text/html', body: '<h1>nginx</h1>' }),
    );
    await save.click();
    await expect(dialog, String(status)).toContainText(words);
    await expect(dialog).toContainText('What you wrote is still on this page.');
    await dialog.getByRole('button', { name: 'Go on writing' }).click();
    await page.unroute('**/contents');
  }
  expect(server.saved(`posts/${POST}.md`)).not.toContain(LINE);
  expect(await form.save()).toEqual({ status: 201, message: '' });
  expect(server.saved(`posts/${POST}.md`)).toContain(LINE);
});

/** Two editors on one entry, each in a browser of their own: both versions are kept, and one of them chooses. */
import { expect, test } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import { editorForm } from './editor-form.ts';
import { editorServer } from './editor-server.ts';

const server = editorServer();
const POST = '7-the-phone-in-the-bed-a-treaty';
const ANAS = 'Ana wrote this line about how two people can put two phones to bed.';
const BENS = 'Ben wrote this line about how two people can put two phones to bed.';
const saved = (): string => server.saved(`posts/${POST}.md`);

test('R300 two editors of one line: the second reads who was faster, and both versions are there', async ({
  page,
  context,
  browser,
}, { project }) => {
  test.setTimeout(scaled(180_000));
  const { viewport = null, isMobile = false, hasTouch = false } = project.use;
  const other = await browser.newContext({ viewport, isMobile, hasTouch });
  try {
    await server.enter('ana', other);
    await server.enter('ben', context);
    const theirs = await other.newPage();
    for (const one of [theirs, page]) one.setDefaultTimeout(scaled(15_000));
    const [ana, ben] = [theirs, page].map((one) => editorForm(one, server.address()));
    if (!ana || !ben) throw new Error('nobody');
    for (const form of [ana, ben]) await form.open(`collections/posts/entries/${POST}`);
    await ana.fill('description', ANAS);
    await ben.fill('description', BENS);
    expect(await ana.save()).toEqual({ status: 201, message: '' });

    const { status, message } = await ben.save();
    expect(status).toBe(409);
    const dialog = page.locator('dialog[open]');
    await expect(dialog).toContainText(message);
    expect(message).toMatch(/^ana saved .* while you were writing.*Nothing is lost/);
    await dialog.getByRole('button', { name: 'Go on writing' }).click();
    await expect(page.locator('[data-key-path=description] textarea').first()).toHaveValue(BENS);
    expect(saved()).toContain(ANAS);

    await page.goto(server.address('/changes'));
    const both = page.locator('[data-kept]');
    await expect(both.getByText(ANAS)).toBeVisible();
    await expect(both.getByText(BENS)).toBeVisible();
    await both.getByRole('button', { name: 'Keep ana’s' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Keep ana’s' }).click();
    await expect(both).toHaveCount(0);
    await expect(page.locator('[data-set-aside]')).toContainText('Yours, not chosen by you');
    expect(saved()).toContain(ANAS);
  } finally {
    await other.close();
  }
});

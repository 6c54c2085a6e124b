/**
 * The content editor on a phone: it opens with our mark, in our words, and texts open with buttons; a save with three
 * mistakes has one line for each in the words of the form, and the way to its field. Two versions of a line: editor-versions.deep.spec.ts.
 */
import { expect, type Page, test } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import { violations } from './axe-page.ts';
import { editorForm } from './editor-form.ts';
import { editorServer } from './editor-server.ts';

const server = editorServer();
const POST = '7-the-phone-in-the-bed-a-treaty';

/** Of the maker of the editor, in what is read or read out. */
const MAKERS = /.*(?:sveltia|slug|backlink|validation|_default|\bassets?\b|revert).*/gi;

/** What is read and what is read out below the bar with such a word. */
const makersWords = async (page: Page): Promise<string[]> => {
  const said = await page.locator('#nc-root').evaluate((root) =>
    [...root.querySelectorAll('[aria-label], [title], [placeholder]')]
      .flatMap((one) =>
        ['aria-label', 'title', 'placeholder'].map((name) => one.getAttribute(name) ?? ''),
      )
      // Sveltia has its fonts arrive in a hidden line, which leaves when they have: later on a busy machine.
      .concat(
        [...root.children]
          .flatMap((one) => [one, ...one.querySelectorAll('*')])
          .filter((one) => !one.closest('.font-loader'))
          .flatMap((one) => [...one.childNodes])
          .map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : '') ?? ''),
      )
      .join('\n'),
  );
  return said.match(MAKERS) ?? [];
};

test('R300 it opens with our mark and name, and has no word of its maker', async ({
  page,
  context,
}) => {
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('opening', context);
  let goOn = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    goOn = resolve;
  });
  await page.route('**/git/trees/**', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto(server.address());
  const opening = page.locator('#nc-root');
  await expect(opening.getByRole('heading', { level: 1 })).toHaveText('Hearthline');
  await expect(opening.locator('img')).toHaveAttribute('src', '/favicon.svg');
  await expect(opening.getByText('Opening the texts…')).toBeVisible();
  await expect(opening.getByText(/Sveltia/).filter({ visible: true })).toHaveCount(0);
  goOn();
  await page.locator('#nc-root :is([role=row], [role=treeitem]):visible').first().waitFor();
  await expect(page).toHaveTitle('Hearthline');
  expect(await makersWords(page)).toEqual([]);

  const form = editorForm(page, server.address());
  for (const path of [
    'collections/posts',
    `collections/posts/entries/${POST}`,
    'collections/lists',
  ]) {
    await form.open(path);
    await expect(page).toHaveTitle(/ – Hearthline$/);
    expect(await makersWords(page), path).toEqual([]);
  }
});

test('R300 a text opens with buttons where they write it as it was: a line that is changed there is all that changes', async ({
  page,
  context,
}) => {
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('buttons', context);
  const form = editorForm(page, server.address());
  // With a table, which the buttons write with other spaces.
  const [post, file] = ['10-what-private-pay-buys', 'posts/10-what-private-pay-buys.md'];
  const before = server.saved(file);
  await form.open(`collections/posts/entries/${post}`);
  const body = page.locator('[data-mode=edit] [data-key-path=body]');
  const rich = body.locator('[contenteditable=true]');
  await expect(rich.locator('table')).toBeVisible();
  await expect(body.getByRole('button', { name: 'Bold' })).toBeEnabled();
  const save = page.getByRole('button', { name: 'Save', exact: true });
  await expect(save).toBeDisabled();
  await expect(rich).not.toBeFocused();
  const line = rich.getByText('We don’t take insurance.');
  await line.click({ position: { x: 2, y: 2 } });
  await page.keyboard.type('Yes: ');
  await expect(save).toBeEnabled();
  expect(await form.save()).toEqual({ status: 201, message: '' });
  expect(server.saved(file)).toBe(before.replace('We don’t take', 'Yes: We don’t take'));

  // A text that the buttons would change is shown as it is: they would leave a column at its left.
  await form.open('collections/posts/entries/3-the-aunties-have-notes');
  const table = '| Phones | Nights |\n| ------ | -----: |\n| Two    |      0 |';
  await form.write(table);
  expect(await form.save()).toEqual({ status: 201, message: '' });
  await form.open('collections/posts/entries/3-the-aunties-have-notes');
  await expect(body.locator('textarea')).toBeVisible();
  await expect(body.locator('textarea')).toHaveValue(table);
  await expect(save).toBeDisabled();
});

test('R300 three mistakes: three things to change, each a tap from its field, nothing of files', async ({
  page,
  context,
}) => {
  test.setTimeout(scaled(120_000));
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('noor', context);
  const form = editorForm(page, server.address());
  await form.open(`collections/posts/entries/${POST}`);
  const before = server.saved(`posts/${POST}.md`);

  const fold = page.getByRole('button', { name: /^For search engines/ });
  const search = page.locator('[data-mode=edit] [data-key-path=seoTitle]');
  await form.fill('pullQuote', 'We guarantee results to every couple.');
  await form.fill('seoTitle', 'Phones **in** bed');
  await fold.click();
  await expect(search).toBeHidden();

  await form.write('Nobody brings a phone to bed to hurt anyone. Read about [the team](/teem).');
  const { status } = await form.save();
  expect(status).toBe(422);
  const sheet = page.getByRole('dialog', { name: 'Not saved yet: 3 things to change' });
  const changes = sheet.locator('[data-problem]');
  await expect(changes).toHaveCount(3);
  const read = (await changes.allTextContents()).join('\n');
  for (const label of ['Title for search engines', 'Sentence set large', 'Text'])
    expect(read).toContain(label);
  expect(read).not.toMatch(/\.md|\.yaml|src\/|seoTitle|pullQuote|---|try again later/i);
  expect(await violations(page)).toEqual([]);
  expect(server.saved(`posts/${POST}.md`)).toBe(before);

  // A tap leads to the field, out of the fold as well.
  await sheet.getByRole('button', { name: 'Title for search engines' }).click();
  await expect(sheet).toBeHidden();
  await expect(search.locator('input')).toBeFocused();
  await expect(search.locator('input')).toBeInViewport();
  await search.locator('input').fill('Phones in bed');
  await form.fill('pullQuote', 'Nobody brings a phone to bed to hurt anyone.');
  await form.write('Nobody brings a phone to bed to hurt anyone. Read about [the team](/team).');
  expect(await form.save()).toEqual({ status: 201, message: '' });
  expect(server.saved(`posts/${POST}.md`)).toContain('seoTitle: Phones in bed');

  // What was done, and what was before, in the words of the forms as well.
  await page.goto(server.address('/changes'));
  await page
    .getByRole('button', { name: /^Show what changed/ })
    .first()
    .click();
  const compared = page.locator('[data-comparison]');
  await expect(compared).toContainText('Title for search engines: Phones in bed');
  await expect(page.locator('[data-change] h3').first()).toHaveText(
    'Post: The phone in the bed: a treaty',
  );
  await expect(compared).not.toHaveText(/seoTitle|pullQuote|---/);
});

/** A list of Word with a list in it, and a table without a head. */
const FROM_WORD = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><body>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Phones sleep outside<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp; </span></span>on the stairs<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp; </span></span>Clocks may stay<o:p></o:p></p>
<table class=MsoTableGrid><tr><td><p class=MsoNormal>Night</p></td><td><p class=MsoNormal>Who</p></td></tr><tr><td><p class=MsoNormal>Monday</p></td><td><p class=MsoNormal>You</p></td></tr></table>
</body></html>`;
const IN_FILE = [
  '- Phones sleep outside\n  - on the stairs\n- Clocks may stay',
  '| Night  | Who |\n| ------ | --- |\n| Monday | You |',
];

for (const mode of ['buttons', 'signs'])
  test(`R300 a list and a table from Word are one in a text with ${mode}`, async ({
    page,
    context,
  }) => {
    page.setDefaultTimeout(scaled(15_000));
    await server.enter(`word-${mode}`, context);
    const form = editorForm(page, server.address());
    const post =
      mode === 'buttons'
        ? '4-listening-is-not-waiting-politely'
        : '2-your-first-session-minute-by-minute';
    await form.open(`collections/posts/entries/${post}`);
    const body = page.locator('[data-mode=edit] [data-key-path=body]');
    if (mode === 'signs') await body.getByRole('button', { name: 'Show the signs' }).click();
    const field = body.locator('[contenteditable=true]:visible, textarea:visible').first();
    await field.click();
    await page.keyboard.press('ControlOrMeta+a');
    await field.evaluate((into, html) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('text/html', html);
      into.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, FROM_WORD);
    const save = page.getByRole('button', { name: 'Save', exact: true });
    await expect(save).toBeEnabled();
    expect(await form.save()).toEqual({ status: 201, message: '' });
    for (const part of IN_FILE) expect(server.saved(`posts/${post}.md`)).toContain(part);
  });

test('R300 tags are picked from those of other posts, and another may be written', async ({
  page,
  context,
}) => {
  page.setDefaultTimeout(scaled(15_000));
  await server.enter('tagger', context);
  const form = editorForm(page, server.address());
  const post = '3-the-aunties-have-notes';
  await form.open(`collections/posts/entries/${post}`);
  await form.addTo('tags', '');
  const input = page.locator('[data-mode=edit] [data-key-path="tags"] input').first();
  const offered = await input.evaluate((one) =>
    Array.from((one as HTMLInputElement).list?.options ?? [], ({ value }) => value),
  );
  expect(offered).toContain('phones');
  expect(offered).toEqual([...new Set(offered)].sort());
});

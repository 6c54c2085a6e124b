/** The inbox in the browser: a lead from the list to its answer on a phone, and by keyboard alone at a desk. */
import { expect, type Page, test } from '@playwright/test';
import { signedIn } from '../server/staff-client.ts';
import { brokenWords } from './broken-words.ts';
import { DATA, openInbox, openFirst, ORIGIN, rows, sendLeads, signIn } from './staff-inbox.ts';

const open = (page: Page) => page.locator('[data-open-lead]');
const toast = (page: Page) => page.locator('[data-toast]');
const stored = (page: Page): Promise<string> =>
  page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));

async function reach(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'What happened?' }).click();
  await page.getByRole('button', { name: 'Reached them' }).click();
}

test('a lead is noted, assigned and answered; unfinished words outlive a reload, and nothing of a person stays in the browser', async ({
  page,
  context,
}) => {
  await page.goto('/admin#unanswered');
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%23unanswered$/);
  // With a session, the sign-in page would redirect by itself.
  await page.goto('about:blank');
  const username = await signIn(page);
  // Does not hear of what others do.
  await page.route('**/inbox/changes*', () => undefined);
  const word = await sendLeads(
    { message: 'Two phones in one bed.' },
    { message: 'Second.' },
    { message: 'Third.' },
  );
  await openInbox(page, word);
  await openFirst(page);
  await expect(open(page)).toContainText('Two phones in one bed.');

  // An unfinished note is on the server.
  const note = page.getByRole('textbox', { name: 'Note' });
  await page.keyboard.press('n');
  const sent = page.waitForResponse(/\/draft$/);
  await note.pressSequentially('Call after');
  expect((await sent).status()).toBe(200);
  expect(await stored(page)).not.toContain('Call after');
  await page.reload();
  await open(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Note', exact: true }).click();
  await expect(note).toHaveValue('Call after');
  await note.fill('Call after six.');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(open(page)).toContainText('Call after six.');

  await open(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(open(page)).toContainText('Assigned to you');
  await page.reload();
  await expect(open(page)).toContainText(`${username} wrote a note`);
  expect(await stored(page)).not.toContain(word);
  expect(page.url()).not.toContain(word);

  // One tap says what happened; the next lead follows, and Undo brings the first one back.
  await page.goto('/admin');
  await openInbox(page, word);
  await openFirst(page);
  await open(page).getByRole('button', { name: 'What happened?' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Scheduled/ })
    .click();
  await expect(toast(page)).toContainText('scheduled. The clock stopped.');
  await expect(open(page)).toContainText('Second.');
  await toast(page).getByRole('button', { name: 'Undo' }).click();

  // So it does after spam.
  await openInbox(page, word);
  await expect(rows(page)).toHaveCount(3);
  await rows(page).nth(1).getByRole('link').click();
  await open(page).getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(toast(page)).toContainText('moved to Spam');
  await expect(open(page)).toContainText('Third.');

  // Of two people at once, the second is told.
  const id = (await open(page).getAttribute('data-open-lead')) ?? '';
  const other = await signedIn({ origin: ORIGIN, data: DATA });
  expect((await other.send('POST', `/leads/${id}/answer`, {})).status).toBe(200);
  await reach(page);
  const sheet = page.getByRole('dialog');
  await expect(sheet).toContainText('answered first');
  await sheet.getByRole('button', { name: 'Leave it answered' }).click();
  await expect(sheet).toHaveCount(0);

  // The session ends while a note is being written: a dialog covers the page.
  await page.keyboard.press('n');
  await note.fill('Half a sentence');
  await context.clearCookies();
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(page.getByRole('dialog', { name: 'You’ve been signed out' })).toBeVisible();
  await expect(page.locator('main')).not.toContainText(word);
});

test('leads are worked off by keyboard alone, exported, and answered without a connection @desktop', async ({
  page,
  context,
}) => {
  // Wide enough for a lead beside the list.
  await page.setViewportSize({ width: 1440, height: 900 });
  await signIn(page);
  const word = await sendLeads({}, {}, {});
  await openInbox(page, word);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await expect(page.getByRole('toolbar', { name: 'This lead' })).toBeVisible();
  expect(await brokenWords(page)).toEqual([]);
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Reached them' }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(toast(page)).toContainText('reached. The clock stopped.');
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('what happened');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Selected leads' });
  await expect(bar).toContainText('1 selected');
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('leads.csv');

  // A mark without a connection is sent later.
  await context.setOffline(true);
  await bar.getByRole('button', { name: 'Answered' }).click();
  await expect(page.getByText('No connection.')).toBeVisible();
  await expect(rows(page)).toHaveCount(2);
  const answered = page.waitForResponse(/\/api\/admin\/leads\/[^/]+\/answer$/);
  await context.setOffline(false);
  expect((await answered).status()).toBe(200);
  await expect(page.getByText('No connection.')).toHaveCount(0);
});

test('markup in every field is text: no dialog, no report of the policy', async ({ page }) => {
  const heard: string[] = [];
  page.on('dialog', (dialog) => {
    heard.push(dialog.message());
    dialog.dismiss().catch(() => undefined);
  });
  page.on('console', (line) => {
    if (/Content Security Policy|TrustedHTML/.test(line.text())) heard.push(line.text());
  });
  await signIn(page);
  const script = '<img src=x onerror=alert(1)><script>alert(2)</script>';
  const word = await sendLeads({
    firstName: `${script.slice(0, 40)}`,
    phone: '"><svg onload=alert(3)>',
    state: '{{7*7}}<b>x</b>',
    message: `${script}\n<a href="javascript:alert(4)">x</a>`,
    pageUri: '/<script>alert(5)</script>',
    pageName: script,
  });
  await openInbox(page, word);
  await expect(rows(page).first()).toContainText('<img src=x');
  await openFirst(page);
  await expect(open(page)).toContainText('<script>alert(2)</script>');
  await expect(open(page)).toContainText('{{7*7}}<b>x</b>');
  await expect(open(page).locator('img, script, a[href^="javascript"]')).toHaveCount(0);
  expect(heard).toEqual([]);
});

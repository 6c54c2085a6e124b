/** The inbox in the browser: keys, undo, notes, hidden names, accessibility. */
import { expect, type Page, test } from '@playwright/test';
import { violationsInBoth } from './axe-page.ts';
import { openInbox, rows, sendLeads, signIn } from './staff-inbox.ts';

test('without a session, the sign-in page follows and leads back', async ({ page }) => {
  await page.goto('/admin#unanswered');
  await expect(page).toHaveURL(/\/admin\/login\?next=%2Fadmin%23unanswered$/);
});

test('an editor sees the place with a sentence, and no lead', async ({ page }) => {
  await signIn(page, 'editor');
  await page.goto('/admin');
  await expect(page.getByText('Editors write pages')).toBeVisible();
  await expect(rows(page)).toHaveCount(0);
});

test('leads are worked off by keyboard alone @desktop', async ({ page }) => {
  await signIn(page);
  const word = await sendLeads({}, {}, {});
  await openInbox(page, word);
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('j');
  await page.keyboard.press('e');
  await page.getByRole('button', { name: 'Reached them' }).press('Enter');
  await expect(rows(page)).toHaveCount(2);
  await expect(page.locator('[data-toast]')).toContainText('reached. The clock stopped.');
  await page.keyboard.press('z');
  await expect(rows(page)).toHaveCount(3);
  await page.keyboard.press('x');
  await expect(page.getByRole('toolbar', { name: 'Selected leads' })).toContainText('1 selected');
  await page.keyboard.press('x');
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog')).toContainText('what happened');
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('selected leads are exported as a file', async ({ page }) => {
  await signIn(page);
  const word = await sendLeads({}, {});
  await openInbox(page, word);
  await expect(rows(page)).toHaveCount(2);
  await page.keyboard.press('j');
  await page.keyboard.press('x');
  const bar = page.getByRole('toolbar', { name: 'Selected leads' });
  await expect(bar).toContainText('1 selected');
  const download = page.waitForEvent('download');
  await bar.getByRole('button', { name: 'Export' }).click();
  expect((await download).suggestedFilename()).toBe('leads.csv');
});

test('a note is written, a lead assigned and found again after a reload', async ({ page }) => {
  const username = await signIn(page);
  const word = await sendLeads({ message: 'Two phones in one bed.' });
  await openInbox(page, word);
  await rows(page).first().getByRole('link').click();
  const open = page.locator('[data-open-lead]');
  await expect(open).toContainText('Two phones in one bed.');
  await page.keyboard.press('n');
  await page.getByRole('textbox', { name: 'Note' }).fill('Call after six.');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(open).toContainText('Call after six.');
  await open.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Assign' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Assign' }).click();
  await expect(open).toContainText('Assigned to you');
  await page.reload();
  await expect(open).toContainText('Call after six.');
  await expect(open).toContainText(`${username} wrote a note`);
  const kept = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(kept).not.toContain(word);
  expect(page.url()).not.toContain(word);
});

async function openNote(page: Page): Promise<void> {
  await page.locator('[data-open-lead]').getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Note', exact: true }).click();
}

test('an unfinished note is there after a reload, and nowhere in the browser', async ({ page }) => {
  await signIn(page);
  const word = await sendLeads({});
  await openInbox(page, word);
  await rows(page).first().getByRole('link').click();
  await expect(page.locator('[data-open-lead]')).toBeVisible();
  await page.keyboard.press('n');
  const note = page.getByRole('textbox', { name: 'Note' });
  const sent = page.waitForResponse(/\/draft$/);
  await note.pressSequentially('Call after');
  expect((await sent).status()).toBe(200);
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }));
  expect(stored).not.toContain('Call after');
  await page.reload();
  await expect(page.locator('[data-open-lead]')).toBeVisible();
  await openNote(page);
  await expect(note).toHaveValue('Call after');
  await note.fill('Call after six.');
  await page.getByRole('button', { name: 'Keep the note' }).click();
  await expect(page.locator('[data-open-lead]')).toContainText('Call after six.');
  await page.reload();
  await openNote(page);
  await expect(note).toHaveValue('');
});

test('after a lead was marked as spam, the next one follows', async ({ page }) => {
  await signIn(page);
  const word = await sendLeads({}, {}, {});
  await openInbox(page, word);
  await expect(rows(page)).toHaveCount(3);
  const below = (await rows(page).nth(2).getAttribute('data-lead')) ?? '';
  await rows(page).nth(1).getByRole('link').click();
  const open = page.locator('[data-open-lead]');
  await open.getByRole('button', { name: 'More' }).click();
  await page.getByRole('button', { name: 'Mark as spam' }).click();
  await expect(page.locator('[data-toast]')).toContainText('moved to Spam');
  await expect(open).toHaveAttribute('data-open-lead', below);
});

test('hidden names are not in the page', async ({ page }) => {
  await signIn(page);
  const word = await sendLeads({ message: 'Nobody reads this.', phone: '(214) 555-0177' });
  await openInbox(page, word);
  await rows(page).first().getByRole('link').click();
  await expect(page.locator('[data-open-lead]')).toContainText('Nobody reads this.');
  await page.keyboard.press('b');
  await expect(page.locator('body')).not.toContainText('Nobody reads this.');
  const text = await page.locator('main').evaluate((main) => main.textContent);
  expect(text).not.toContain(word);
  expect(text).not.toContain('555-0177');
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?Inbox$/);
});

test('list, lead and overview pass the accessibility rules @both', async ({ page }) => {
  await signIn(page, 'admin');
  const word = await sendLeads(
    { safeToCall: 'yes', safeToText: 'no', safeToVoicemail: 'no' },
    { bestWayToContact: 'text' },
  );
  await openInbox(page, word);
  await expect(rows(page)).toHaveCount(2);
  expect(await violationsInBoth(page)).toEqual([]);
  await rows(page).first().getByRole('link').click();
  await expect(page.locator('[data-open-lead]')).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await page.goto('/admin/overview');
  await expect(page.getByRole('table').first()).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
});

test('a person is erased by a typed word, with a receipt that names nobody', async ({ page }) => {
  await signIn(page, 'admin');
  const word = await sendLeads({});
  await openInbox(page, word);
  await rows(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Erase this person…' }).click();
  const sheet = page.getByRole('dialog');
  const erase = sheet.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await sheet.getByLabel('They asked for this').check();
  await sheet.getByLabel('Type erase').fill('erase');
  await erase.click();
  const receipt = page.locator('[data-receipt]');
  await expect(receipt).toContainText('Nothing about this person is left here.');
  await expect(receipt).not.toContainText(word);
  await receipt.getByRole('button', { name: 'Back to the inbox' }).click();
  await expect(rows(page).filter({ hasText: 'Ada0' })).toHaveCount(0);
});

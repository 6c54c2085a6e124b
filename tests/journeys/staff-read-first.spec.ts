/** What a word list found stands over every queue, and is worked off from there; hidden names hide it as well. */
import { expect, type Page, test } from '@playwright/test';
import { openInbox, rows, sendLeads, signIn } from './staff-inbox.ts';

const URGENT = 'I do not want to be alive anymore. Please call, mornings are best.';
const section = (page: Page) => page.getByRole('region', { name: 'Read first' });

test('a message of somebody in danger is found, read and told at once, or read as not urgent', async ({
  page,
}) => {
  await signIn(page);
  const word = await sendLeads(
    { message: 'Evenings are best.' },
    { message: URGENT, safeToCall: 'yes', phone: '(214) 555-0162' },
    { message: `${URGENT} It is not so bad.` },
  );
  await openInbox(page, word);
  await expect(rows(page)).toHaveCount(3);
  // It stays where it is, with a mark.
  const marked = rows(page).filter({ hasText: 'Read first' });
  await expect(marked).toHaveCount(2);
  await expect(rows(page).filter({ hasText: 'Evenings are best.' })).toHaveCount(1);
  await marked.filter({ hasNotText: 'not so bad' }).getByRole('link').first().click();
  const open = page.locator('[data-open-lead]');
  await expect(open.locator('mark')).toHaveText('not want to be alive');
  await expect(open).toContainText('It’s a guess.');
  const danger = open.getByRole('region', { name: 'If they may be in danger now' });
  await expect(danger.getByRole('link', { name: '(214) 555-0162' })).toHaveAttribute(
    'href',
    'tel:+12145550162',
  );
  await expect(danger.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  await danger.getByRole('button', { name: /^Told/ }).click();
  await expect(open).toContainText('told the clinical director');
  await expect(danger.getByRole('button', { name: /^Told/ })).toHaveCount(0);
  await expect(open.locator('mark')).toHaveCount(1);

  // “Read, not urgent” asks once.
  await openInbox(page, word);
  await marked.last().getByRole('link').first().click();
  const read = page.getByRole('button', { name: 'Read, not urgent' });
  const sheet = page.getByRole('dialog');
  await read.click();
  await sheet.getByRole('button', { name: 'Leave it on top' }).click();
  await read.click();
  await sheet.getByRole('button', { name: 'Read, not urgent' }).click();
  await expect(open).toContainText('read this: not urgent');
});

test('hidden names are not in the page, nor what somebody wrote', async ({ page }) => {
  await signIn(page);
  const word = await sendLeads({ message: URGENT, phone: '(214) 555-0177' });
  await page.goto('/admin');
  await expect(section(page)).toContainText('not want to be alive');
  await page.getByRole('button', { name: 'Hide names' }).click();
  await expect(section(page)).not.toContainText('alive');
  await page
    .getByRole('link', { name: /^Show all/ })
    .or(section(page).getByRole('link').first())
    .first()
    .click();
  await expect(page.locator('body')).not.toContainText('not want to be alive');
  await page.keyboard.press('b');

  await openInbox(page, word);
  await rows(page).first().getByRole('link').first().click();
  await expect(page.locator('[data-open-lead]')).toContainText('mornings are best');
  await page.keyboard.press('b');
  await expect(page.locator('body')).not.toContainText('mornings are best');
  const text = await page.locator('main').evaluate((main) => main.textContent);
  expect(text).not.toContain(word);
  expect(text).not.toContain('555-0177');
  await expect(page).toHaveTitle(/^(?:\(\d+\) )?Inbox$/);
});

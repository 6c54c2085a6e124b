/** What a word list found stands over every queue, and is worked off from there. */
import { expect, type Page, test } from '@playwright/test';
import { violationsInBoth } from './axe-page.ts';
import { openInbox, rows, sendLeads, signIn } from './staff-inbox.ts';

const URGENT = 'I do not want to be alive anymore. Please call, mornings are best.';
const section = (page: Page) => page.getByRole('region', { name: 'Read first' });

test('a message of somebody in danger is found, read and told at once', async ({ page }) => {
  await signIn(page);
  const word = await sendLeads(
    { message: 'Evenings are best.' },
    { message: URGENT, safeToCall: 'yes', phone: '(214) 555-0162' },
  );
  await openInbox(page, word);
  await expect(rows(page)).toHaveCount(2);
  // It stays where it is, with a mark.
  await expect(rows(page).filter({ hasText: 'Read first' })).toHaveCount(1);
  await expect(rows(page).filter({ hasText: 'Evenings are best.' })).toHaveCount(1);
  expect(await violationsInBoth(page)).toEqual([]);

  const mine = rows(page).filter({ hasText: 'Read first' });
  await mine.getByRole('link').click();
  const open = page.locator('[data-open-lead]');
  await expect(open.locator('mark')).toHaveText('not want to be alive');
  await expect(open).toContainText('It’s a guess.');
  const danger = open.getByRole('region', { name: 'If they may be in danger now' });
  await expect(danger.getByRole('link', { name: '(214) 555-0162' })).toHaveAttribute(
    'href',
    'tel:+12145550162',
  );
  await expect(danger.getByRole('link', { name: 'Call 911' })).toHaveAttribute('href', 'tel:911');
  expect(await violationsInBoth(page)).toEqual([]);
  await danger.getByRole('button', { name: /^Told/ }).click();
  await expect(open).toContainText('told the clinical director');
  await expect(danger.getByRole('button', { name: /^Told/ })).toHaveCount(0);
  await expect(open.locator('mark')).toHaveCount(1);
});

test('“Read, not urgent” asks once @phone', async ({ page }) => {
  await signIn(page);
  const word = await sendLeads({ message: URGENT });
  await openInbox(page, word);
  await rows(page).first().getByRole('link').click();
  await page.getByRole('button', { name: 'Read, not urgent' }).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByRole('button', { name: 'Leave it on top' }).click();
  await expect(page.getByRole('button', { name: 'Read, not urgent' })).toBeVisible();
  await page.getByRole('button', { name: 'Read, not urgent' }).click();
  await sheet.getByRole('button', { name: 'Read, not urgent' }).click();
  await expect(page.locator('[data-open-lead]')).toContainText('read this: not urgent');
});

test('hidden names hide the words as well @phone', async ({ page }) => {
  await signIn(page);
  await sendLeads({ message: URGENT });
  await page.goto('/admin');
  await expect(section(page).locator('[data-first-lead]').first()).toBeVisible();
  await expect(section(page)).toContainText('not want to be alive');
  await page.getByRole('button', { name: 'Hide names' }).click();
  await expect(section(page)).not.toContainText('alive');
  await expect(page.locator('body')).not.toContainText('mornings are best');
  await page
    .getByRole('link', { name: /^Show all/ })
    .or(section(page).getByRole('link').first())
    .first()
    .click();
  await expect(page.locator('body')).not.toContainText('not want to be alive');
});

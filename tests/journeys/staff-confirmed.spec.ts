/** What cannot be undone asks once more who is there, and then goes on: nothing typed is lost. */
import { expect, type Page, test } from '@playwright/test';
import { changeRows } from '../server/staff-client.ts';
import { violations } from './axe-page.ts';
import {
  addAccount,
  addPasskeyDevice,
  PASSWORD,
  STAFF_ORIGIN,
  typePassword,
} from './staff-account.ts';
import { openFirst, openInbox, rows, sendLeads } from './staff-inbox.ts';

/** Signs in for the first time with a passkey, and waits until the server wants to know again who is there. */
async function signInAt(page: Page, path: string): Promise<() => void> {
  await addPasskeyDevice(page);
  const { username } = await addAccount('admin');
  await page.goto(`${STAFF_ORIGIN}/admin/login?next=${encodeURIComponent(path)}`);
  await typePassword(page, username, PASSWORD);
  await page.getByRole('button', { name: /passkey/i }).click();
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Go on' }).click();
  await page.waitForURL(`${STAFF_ORIGIN}${path}`);
  const wait = (): void =>
    changeRows(
      process.env.JOURNEY_DATA ?? '',
      `update staff_sessions set confirmed_at = confirmed_at - 300001
        where user_id = (select id from staff_users where username = ?)`,
      username,
    );
  wait();
  return wait;
}

const question = (page: Page) => page.getByRole('dialog', { name: 'Is it you?' });
const usePasskey = (page: Page): Promise<void> =>
  question(page).getByRole('button', { name: 'Use a passkey' }).click();

test('R300 a list is exported and a person erased after the password or a passkey, with a receipt that names nobody', async ({
  page,
}) => {
  const wait = await signInAt(page, '/admin/overview');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export CSV' }).click();
  await expect(question(page)).toBeVisible();
  expect(await violations(page, 'dialog:last-of-type')).toEqual([]);
  await question(page).getByLabel('Password', { exact: true }).fill('not the password');
  await page.keyboard.press('Enter');
  await expect(question(page).getByRole('alert')).toContainText('That did not match.');
  await question(page).getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  expect((await download).suggestedFilename()).toBe('leads.csv');
  await expect(question(page)).toHaveCount(0);

  const word = await sendLeads({});
  await openInbox(page, word, STAFF_ORIGIN);
  await openFirst(page);
  await page.getByRole('button', { name: 'Erase this person…' }).click();
  const erase = page.getByRole('button', { name: 'Erase for good' });
  await expect(erase).toBeDisabled();
  await page.getByLabel('They asked for this, or the law does').check();
  await page.getByLabel('Type erase to go on').fill('erase');
  wait();
  await erase.click();
  // Another choice first: what was typed is still there.
  await question(page).getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('alert')).toContainText('Nothing was erased.');
  await expect(page.getByLabel('Type erase to go on')).toHaveValue('erase');
  await erase.click();
  await usePasskey(page);
  const receipt = page.locator('[data-receipt]');
  await expect(receipt).toContainText('Nothing about this person is left here.');
  await expect(receipt).not.toContainText(word);
  await expect(receipt).toContainText(/deleted the last of them by \d{4}-\d\d-\d\d\. Copies that/);
  await receipt.getByRole('button', { name: 'Back to the inbox' }).click();
  await expect(rows(page).filter({ hasText: 'Ada0' })).toHaveCount(0);
  await expect(page.locator('[data-signed-in]')).toBeVisible();
});

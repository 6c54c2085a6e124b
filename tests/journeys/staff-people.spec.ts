/** Managing staff in the browser: add, change, end sessions, read the log. */
import { expect, test } from '@playwright/test';
import { codeAt, STEP_MS } from '#server/accounts/sign-in/totp.ts';
import { addAccount, addApp, PASSWORD, STAFF_ORIGIN, typePassword } from './staff-account.ts';

const codeNow = (secret: string): string => codeAt(secret, Math.floor(Date.now() / STEP_MS));

test('R300 an admin adds a person, who signs in by the link and is no admin', async ({
  page,
  browser,
}) => {
  const { username } = await addAccount('admin');
  await page.goto(`${STAFF_ORIGIN}/admin/login?next=${encodeURIComponent('/admin/staff')}`);
  await typePassword(page, username, PASSWORD);
  await addApp(page, codeNow);
  await page.waitForURL(`${STAFF_ORIGIN}/admin/staff`);
  const people = page.locator('[data-people]');
  await expect(people).toContainText(`${username} (you)`);

  const added = `new-${username}`;
  await page.getByRole('button', { name: 'Add a person' }).click();
  await page.getByLabel('Username').fill('no name');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('alert')).toContainText('no username');
  await page.getByLabel('Username').fill(added);
  await page.keyboard.press('Enter');
  const address = await page.locator('[data-set-up-address]').textContent();
  await page.getByRole('button', { name: 'Done' }).click();
  await expect(people.getByRole('listitem').filter({ hasText: added })).toContainText('invited');

  const other = await (await browser.newContext()).newPage();
  await other.goto(address ?? '');
  await other.getByLabel('New password').fill('kettle lamp and two chairs');
  await other.keyboard.press('Enter');
  await addApp(other, codeNow);
  await other.waitForURL(`${STAFF_ORIGIN}/admin`);
  await other.goto(`${STAFF_ORIGIN}/admin/staff`);
  await expect(other.getByText('Only admins manage people.')).toBeVisible();
  await expect(other.locator('[data-people]')).toHaveCount(0);

  await page.reload();
  await page
    .locator('[data-sessions]')
    .getByRole('button', { name: `End the session of ${added}` })
    .click();
  // Other tests write to the same log.
  const logged = page.locator('[data-log] li').filter({ hasText: username });
  await expect(logged.first()).toContainText('Ended a session');
  await other.reload();
  await other.waitForURL(/admin\/login/);

  await page.getByRole('button', { name: `Change ${added}` }).click();
  await page.getByRole('button', { name: 'Remove…' }).click();
  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await expect(people).not.toContainText(added);
  await expect(logged.first()).toContainText('Removed a person');

  const log = page.locator('[data-log]');
  await log.getByLabel('What', { exact: true }).selectOption('sign-in');
  await expect(log.locator('li', { hasText: 'Removed a person' })).toHaveCount(0);
  await expect(log.locator('li', { hasText: 'Signed in' }).first()).toBeVisible();
  await log.getByLabel('Up to').fill('2020-01-01');
  await expect(log.getByText('Nothing was logged for this choice.')).toBeVisible();
});

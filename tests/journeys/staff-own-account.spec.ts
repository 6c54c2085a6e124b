/** The own account in the browser: password, passkeys, app, codes and sessions, by keyboard alone. */
import { expect, type Locator, type Page, test } from '@playwright/test';
import { codeAt, STEP_MS } from '#server/accounts/sign-in/totp.ts';
import { scaled } from '../run/limits.ts';
import { changeRows } from '../server/staff-client.ts';
import { violationsInBoth } from './axe-page.ts';
import {
  addAccount,
  addApp,
  addPasskeyDevice,
  PASSWORD,
  STAFF_ORIGIN,
  typePassword,
} from './staff-account.ts';

const ACCOUNT = `${STAFF_ORIGIN}/admin/account`;
const NEW_PASSWORD = 'kettle lamp and two chairs';
const codeNow = (secret: string): string => codeAt(secret, Math.floor(Date.now() / STEP_MS));

/** Signs in for the first time and opens the page. */
async function openAccount(page: Page): Promise<string> {
  const { username } = await addAccount('staff');
  await page.goto(`${STAFF_ORIGIN}/admin/login?next=${encodeURIComponent('/admin/account')}`);
  await typePassword(page, username, PASSWORD);
  await addApp(page, codeNow);
  await page.waitForURL(ACCOUNT);
  await expect(page.locator('[data-sign-in-ways]')).toBeVisible();
  return username;
}

/** Makes what a person confirmed too long ago. */
const waitFiveMinutes = (username: string): void =>
  changeRows(
    process.env.JOURNEY_DATA ?? '',
    `update staff_sessions set confirmed_at = confirmed_at - 300001
      where user_id = (select id from staff_users where username = ?)`,
    username,
  );

/** Presses Tab until an element has focus; waits until it is visible, milliseconds. */
async function tabTo(page: Page, to: Locator, timeout = scaled(10_000)): Promise<void> {
  await expect(to).toBeVisible({ timeout });
  for (let presses = 0; presses < 60; presses += 1) {
    if (await to.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(to).toBeFocused();
}

/** Presses a button by keyboard: of the open dialog, else of the page. */
async function press(page: Page, button: string | RegExp): Promise<void> {
  const open = page.getByRole('dialog').last();
  // Looked for again until it is there: a dialog may still be closing.
  await expect(async () => {
    const within = (await open.count()) > 0 ? open : page.locator('main');
    await tabTo(page, within.getByRole('button', { name: button }), 1_000);
  }).toPass({ timeout: scaled(10_000) });
  await page.keyboard.press('Enter');
}

const done = (page: Page): Locator => page.locator('[data-done]');

test('R300 is changed by keyboard alone, and the page passes the rules @desktop @deep', async ({
  page,
}) => {
  await addPasskeyDevice(page);
  const username = await openAccount(page);
  const ways = page.locator('[data-sign-in-ways]');
  expect(await violationsInBoth(page)).toEqual([]);

  await press(page, 'Add a passkey');
  await expect(done(page)).toContainText('The passkey is added.');
  await press(page, /^Change the passkey/);
  await page.getByLabel('Name').selectText();
  await page.keyboard.type('Work laptop');
  expect(await violationsInBoth(page)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(ways).toContainText('Work laptop');

  // After five minutes, the page asks who is there, and goes on with what was asked for.
  waitFiveMinutes(username);
  await press(page, 'Renew the recovery codes');
  const question = page.getByRole('dialog', { name: 'Is it you?' });
  await expect(question).toBeVisible();
  expect(await violationsInBoth(page)).toEqual([]);
  await tabTo(page, question.getByLabel('Password', { exact: true }));
  await page.keyboard.type('not the password');
  await page.keyboard.press('Enter');
  await expect(question.getByRole('alert')).toContainText('That did not match.');
  await press(page, 'Use a passkey');
  const codes = page.getByRole('dialog', { name: 'Keep these codes' });
  await expect(codes.locator('[data-recovery-codes] li')).toHaveCount(10);
  await page.keyboard.press('Escape');
  await expect(codes).toBeVisible();
  await tabTo(page, codes.getByLabel('I have kept them'));
  await page.keyboard.press('Space');
  await press(page, 'Done');
  await expect(codes).toHaveCount(0);

  await press(page, 'Replace the authenticator app');
  const app = page.getByRole('dialog', { name: 'Add the new app' });
  const secret = (await app.locator('[data-secret]').textContent())?.replaceAll(/\s/g, '') ?? '';
  expect(await violationsInBoth(page)).toEqual([]);
  await tabTo(page, app.getByLabel('Code', { exact: true }));
  await page.keyboard.type('000000');
  await page.keyboard.press('Enter');
  await expect(app.getByRole('alert')).toContainText('did not match');
  await app.getByLabel('Code', { exact: true }).selectText();
  await page.keyboard.type(codeNow(secret));
  await page.keyboard.press('Enter');
  await expect(done(page)).toContainText('The new app is in place.');

  await press(page, 'Change the password');
  const sheet = page.getByRole('dialog', { name: 'Change the password' });
  await tabTo(page, sheet.getByLabel('Present password'));
  await page.keyboard.type(PASSWORD);
  await tabTo(page, sheet.getByLabel('New password'));
  await page.keyboard.type('qwerty123456');
  await page.keyboard.press('Enter');
  await expect(sheet.getByRole('alert')).toContainText('easy to guess');
  expect(await violationsInBoth(page)).toEqual([]);
  await tabTo(page, sheet.getByLabel('New password'));
  await sheet.getByLabel('New password').selectText();
  await page.keyboard.type(NEW_PASSWORD);
  await page.keyboard.press('Enter');
  await expect(done(page)).toContainText('Your password is changed.');
  await expect(done(page)).toContainText('What stays: 1 passkey, the app');

  await press(page, 'Remove all others…');
  const others = page.getByRole('dialog', { name: 'Remove all others' });
  await expect(others.getByRole('button', { name: 'Remove all others' })).toBeDisabled();
  await others.getByRole('radio', { name: 'Passkey Work laptop' }).check();
  await expect(others.getByRole('button', { name: 'Remove all others' })).toBeEnabled();
  expect(await violationsInBoth(page)).toEqual([]);
  await page.keyboard.press('Escape');

  await press(page, 'Remove the app');
  await expect(ways).toContainText('No authenticator app');
  await press(page, /^Change the passkey/);
  await expect(page.getByRole('dialog')).toContainText('This is your only second step');
  await page.keyboard.press('Escape');
  expect(await violationsInBoth(page)).toEqual([]);

  await page.goto('about:blank');
  await page.context().clearCookies();
  await page.goto(`${STAFF_ORIGIN}/admin/login?next=${encodeURIComponent('/admin/account')}`);
  await typePassword(page, username, NEW_PASSWORD);
  await page.getByRole('button', { name: 'Use a passkey' }).click();
  await page.waitForURL(ACCOUNT);
  await expect(ways).toContainText('Work laptop');
});

test('R300 another session of the own account is seen and ended @deep', async ({
  page,
  browser,
}) => {
  await addPasskeyDevice(page);
  const username = await openAccount(page);
  const sessions = page.locator('[data-own-sessions]');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await press(page, 'Renew the recovery codes');
  const code = await page.locator('[data-recovery-codes] li').first().textContent();
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Done' }).click();

  const other = await (await browser.newContext()).newPage();
  await other.goto(`${STAFF_ORIGIN}/admin/login?next=${encodeURIComponent('/admin/account')}`);
  await typePassword(other, username, PASSWORD);
  await other.getByRole('button', { name: 'Use a recovery code' }).click();
  await other.getByLabel('Recovery code').fill(code ?? '');
  await other.keyboard.press('Enter');
  await other.waitForURL(ACCOUNT);
  await expect(other.locator('[data-sign-in-ways]')).toContainText('9 of 10 left');

  await page.reload();
  await expect(sessions.getByRole('listitem')).toHaveCount(2);
  await press(page, /^End the session/);
  await expect(done(page)).toContainText('The session has ended.');
  await expect(sessions.getByRole('listitem')).toHaveCount(1);
  await other.reload();
  await expect(other).toHaveURL(/admin\/login/);
});

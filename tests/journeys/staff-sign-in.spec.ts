/** Signing in to the staff area in the browser: passkeys, codes, and tries that are slowed. */
import { expect, test } from '@playwright/test';
import { codeAt, STEP_MS } from '#server/accounts/sign-in/totp.ts';
import { violations } from './axe-page.ts';
import {
  addAccount,
  addPasskeyDevice,
  confirmApp,
  PASSWORD,
  STAFF_ORIGIN,
  typePassword,
} from './staff-account.ts';

const stepNow = (): number => Math.floor(Date.now() / STEP_MS);
const codeNow = (secret: string): string => codeAt(secret, stepNow());
const LOGIN = `${STAFF_ORIGIN}/admin/login`;

test.describe('R056 R293 sign-in to the staff area', () => {
  test('by a set-up link, a password, a passkey, and then the passkey alone', async ({ page }) => {
    const { username, linkPath } = await addAccount();
    await addPasskeyDevice(page);
    await page.goto(STAFF_ORIGIN + linkPath);
    await expect(page.getByRole('heading', { name: `Welcome, ${username}` })).toBeVisible();
    expect(page.url()).toBe(LOGIN);
    await page.getByLabel('New password').fill('qwerty123456');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('easy to guess');
    await page.getByLabel('New password').fill('kettle lamp and two chairs');
    await page.keyboard.press('Enter');

    await page.getByRole('button', { name: 'Add a passkey' }).click();
    await expect(page.locator('[data-recovery-codes] li')).toHaveCount(10);
    await expect(page.getByRole('button', { name: 'Go on' })).toBeDisabled();
    await page.getByLabel('I have kept them').check();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.waitForURL(`${STAFF_ORIGIN}/admin`);
    const stored = (): Promise<unknown> => page.evaluate(() => localStorage.getItem('user'));
    expect(await stored()).toBe(JSON.stringify({ username, isAdmin: true }));

    // The inbox would notice and go to the sign-in page by itself.
    await page.goto('about:blank');
    await page.context().clearCookies({ name: '__Host-session' });
    await page.goto(`${LOGIN}?next=${encodeURIComponent('/admin/overview')}`);
    await expect(page.getByText('You were signed out after 30 minutes')).toBeVisible();
    const answering = page.waitForRequest('**/api/admin/session/passkey');
    await page.getByRole('button', { name: 'Use a passkey' }).click();
    const answered = await answering;
    await page.waitForURL(`${STAFF_ORIGIN}/admin/overview`);

    // What the passkey answered opens nothing a second time.
    const replay = await page.request.post(answered.url(), {
      headers: { Origin: STAFF_ORIGIN },
      data: answered.postDataJSON() as object,
    });
    expect(replay.status()).toBe(422);

    // A used link opens nothing.
    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(STAFF_ORIGIN + linkPath);
    await expect(page.getByRole('alert')).toContainText('used before');
  });

  // All other addresses: src/staff/contract/next-path.test.ts.
  test('by password and code, with the keyboard alone, and never to another site', async ({
    page,
  }) => {
    const { username } = await addAccount('staff');
    await page.goto(`${LOGIN}?next=${encodeURIComponent('\\\\evil.example')}`);
    await typePassword(page, username, 'not the password');
    await expect(page.getByRole('alert')).toHaveText(
      'That did not match. Check the username and the password.',
    );
    await expect(page.getByLabel('Password', { exact: true })).toHaveAttribute(
      'aria-invalid',
      'true',
    );
    expect(await violations(page)).toEqual([]);
    await typePassword(page, username, PASSWORD);
    await expect(page.getByRole('heading', { name: 'Add a passkey' })).toBeVisible();
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Use an authenticator app' }).click();
    // On the phone itself, a link opens the app.
    const key = page.locator('[data-secret]');
    await expect(key).toBeInViewport();
    const secret = ((await key.textContent()) ?? '').replaceAll(/\s/g, '');
    const link = page.getByRole('link', { name: 'Open the app on this phone' });
    const uri = new URL((await link.getAttribute('href')) ?? '');
    expect([uri.protocol, uri.searchParams.get('secret')]).toEqual(['otpauth:', secret]);
    await confirmApp(page, codeNow(secret));
    await page.waitForURL(`${STAFF_ORIGIN}/admin`);

    await page.goto('about:blank');
    await page.context().clearCookies();
    await page.goto(LOGIN);
    await page.getByLabel('Username').focus();
    await page.keyboard.type(username);
    await page.keyboard.press('Tab');
    await page.keyboard.type(PASSWORD);
    await page.keyboard.press('Enter');
    await expect(page.getByLabel('Code', { exact: true })).toBeFocused();
    expect(await violations(page)).toEqual([]);
    await page.keyboard.type(codeAt(secret, stepNow() - 1));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('alert')).toContainText('That code did not match.');
    await page.getByLabel('Code', { exact: true }).fill(codeAt(secret, stepNow() + 1));
    await page.keyboard.press('Enter');
    await page.waitForURL(`${STAFF_ORIGIN}/admin`);
  });

  test('counts down when tries are slowed, and waits for a connection @deep', async ({ page }) => {
    await page.route('**/api/admin/session', (route) =>
      route.request().method() === 'POST'
        ? route.fulfill({
            status: 429,
            json: {
              message: 'Too many tries. Password sign-in opens again in 0:48. A passkey works now.',
              retryAfterS: 48,
            },
          })
        : route.fallback(),
    );
    await page.goto(LOGIN);
    await typePassword(page, 'safiya', PASSWORD);
    await expect(page.getByRole('status').first()).toContainText('A passkey works now.');
    await expect(page.getByRole('button', { name: /^Next in 0:4\d$/ })).toBeDisabled();
    await expect(page.getByRole('button', { name: 'Use a passkey' })).toBeEnabled();
    expect(await violations(page)).toEqual([]);

    await page.goto(LOGIN);
    await page.getByLabel('Username').waitFor();
    await page.unroute('**/api/admin/session');
    await page.context().setOffline(true);
    await typePassword(page, 'safiya', PASSWORD);
    await expect(page.getByRole('alert')).toContainText('No connection.');
    await expect(page.getByRole('button', { name: 'Waiting for a connection' })).toBeDisabled();
    await page.context().setOffline(false);
    await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
  });
});

/** An account of the staff area for journeys, and the browser's own passkey device. */
import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import type { Role } from '#staff/contract/session.ts';
import { DAY } from '#server/base/clock.ts';
import { hashPassword } from '#server/accounts/password.ts';
import { tokenDigest, newToken } from '#server/accounts/tokens.ts';
import { withStore } from '../server/staff-client.ts';

export const PASSWORD = 'otter violin gravel tuesday';

/** Passkeys need a host name; an address of numbers is none. */
export const STAFF_ORIGIN = `http://localhost:${process.env.JOURNEY_PORT}`;
const DATA = process.env.JOURNEY_DATA ?? '';
/** Once per worker: a hash takes a quarter of a second by design. */
let hashing: Promise<string> | undefined;

/** Adds an account with a password and a set-up link that has not been used. @param data folder of the server's database */
export async function addAccount(
  role: Role = 'admin',
  data = DATA,
): Promise<{ username: string; linkPath: string }> {
  const [id, username] = [randomUUID(), `user-${randomUUID().slice(0, 8)}`];
  const [now, token] = [Date.now(), newToken()];
  hashing ??= hashPassword(PASSWORD);
  const password = await hashing;
  await withStore(data, async ({ staff }) => {
    await staff.put({ id, username, role, password, createdAt: now, passwordAt: now });
    await staff.tokens.add([
      { digest: tokenDigest(token), kind: 'link', userId: id, endsAt: now + DAY },
    ]);
  });
  return { username, linkPath: `/admin/login#set-up=${token}` };
}

/** Gives the page a passkey device that verifies its user. */
export async function addPasskeyDevice(page: Page): Promise<void> {
  const client = await page.context().newCDPSession(page);
  await client.send('WebAuthn.enable');
  await client.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Types username and password on the sign-in page. */
export async function typePassword(page: Page, username: string, password: string): Promise<void> {
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.keyboard.press('Enter');
}

/** Adds an authenticator app on the page of a first sign-in; returns its secret. */
export async function addApp(page: Page, codeAt: (secret: string) => string): Promise<string> {
  await page.getByRole('button', { name: 'Use an authenticator app' }).click();
  const secret = ((await page.locator('[data-secret]').textContent()) ?? '').replaceAll(/\s/g, '');
  await confirmApp(page, codeAt(secret));
  return secret;
}

/** Types the first code of an app, and goes on past the recovery codes. */
export async function confirmApp(page: Page, code: string): Promise<void> {
  await page.getByLabel('Code', { exact: true }).fill(code);
  await page.keyboard.press('Enter');
  await page.getByLabel('I have kept them').check();
  await page.getByRole('button', { name: 'Go on' }).click();
}

/** Leads and a signed-in person for journeys of the inbox. */
import { randomUUID } from 'node:crypto';
import { expect, type Locator, type Page } from '@playwright/test';
import type { Role } from '#staff/contract/session.ts';
import { SESSION_COOKIE } from '#server/accounts/cookies.ts';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { signedIn } from '../server/staff-client.ts';

export const ORIGIN = `http://127.0.0.1:${process.env.JOURNEY_PORT}`;
/** Folder of the server's database. */
export const DATA = process.env.JOURNEY_DATA ?? '';

/** Signs the browser in by a session in the store. */
export async function signIn(page: Page, role: Role = 'staff'): Promise<string> {
  const username = `user-${randomUUID().slice(0, 8)}`;
  const { cookie } = await signedIn({ origin: ORIGIN, data: DATA }, role, { username });
  const value = cookie.slice(SESSION_COOKIE.length + 1);
  // A secure cookie needs a secure address; browsers send it to this machine anyway.
  const url = ORIGIN.replace('http:', 'https:');
  await page.context().addCookies([{ name: SESSION_COOKIE, value, url, secure: true }]);
  return username;
}

const REQUEST = {
  serviceInterest: 'couples-therapy',
  bestWayToContact: 'call',
  phone: '(214) 555-0142',
  state: 'Texas',
  message: 'Two phones in one bed.',
  communicationsOptIn: false,
  dataStorageConsent: true,
  pageUri: '/vibe-check',
  pageName: 'Vibe Check',
};

/** Sends leads whose names share a word that no other test has; returns the word. */
export const sendLeads = (...changes: readonly object[]): Promise<string> =>
  sendLeadsTo(ORIGIN, ...changes);

/** The same to another server. */
export async function sendLeadsTo(origin: string, ...changes: readonly object[]): Promise<string> {
  const word = `Q${randomUUID().slice(0, 8)}`;
  for (const [index, change] of changes.entries()) {
    const email = `${word}-${index}@example.com`;
    const response = await fetch(`${origin}${CONTACT_PATH}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({
        ...REQUEST,
        firstName: `Ada${index}`,
        lastName: word,
        email,
        ...change,
      }),
    });
    expect(response.status).toBe(200);
  }
  return word;
}

/** Rows of the list. */
export const rows = (page: Page): Locator => page.locator('[data-lead]');

/** Opens the inbox and searches for a word, by keyboard. */
export async function openInbox(page: Page, word: string, origin = ''): Promise<void> {
  await page.goto(`${origin}/admin`);
  await expect(page.locator('main[data-signed-in][data-keys]')).toBeVisible();
  await expect(rows(page).first()).toBeVisible();
  if ((page.viewportSize()?.width ?? 0) < 1024) {
    await page.getByRole('button', { name: 'Search and filters' }).click();
    await page.getByLabel('Name, email or phone').fill(word);
    await page.keyboard.press('Enter');
  } else {
    await page.keyboard.press('/');
    await page.keyboard.type(word);
    await page.keyboard.press('Enter');
    await expect(rows(page).filter({ hasNotText: word.slice(0, 1) })).toHaveCount(0);
    await page.keyboard.press('Escape');
  }
}

/** Opens the first lead of the list. */
export async function openFirst(page: Page): Promise<void> {
  await rows(page).first().getByRole('link').first().click();
  await expect(page.locator('[data-open-lead]')).toBeVisible();
}

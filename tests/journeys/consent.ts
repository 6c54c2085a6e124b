/** Helpers for cookie consent tests. */
import type { Locator, Page } from '@playwright/test';

export const bar = (page: Page): Locator =>
  page.getByRole('region', { name: 'We value your privacy' });
export const panel = (page: Page): Locator =>
  page.getByRole('dialog', { name: 'Cookie Preferences' });
/** The stored choice. */
export const stored = (page: Page) =>
  page.evaluate(() => ({
    flag: localStorage.getItem('cookie-consent'),
    since: Number(localStorage.getItem('cookie-consent-timestamp')),
    preferences: JSON.parse(localStorage.getItem('cookie-preferences') ?? 'null'),
  }));

/** Stores a choice made `age` milliseconds ago. */
export async function seed(page: Page, preferences: object | string, age = 0): Promise<void> {
  await page.addInitScript(
    ([text, since]) => {
      if (sessionStorage.getItem('seeded')) return;
      sessionStorage.setItem('seeded', 'true');
      localStorage.setItem('cookie-consent', 'true');
      localStorage.setItem('cookie-consent-timestamp', String(since));
      localStorage.setItem('cookie-preferences', String(text));
    },
    [
      typeof preferences === 'string' ? preferences : JSON.stringify(preferences),
      Date.now() - age,
    ] as const,
  );
}

/** Counts calls of the site's loader functions. */
export async function countLoaders(page: Page): Promise<() => Promise<number[]>> {
  await page.addInitScript(() => {
    const counts = [0, 0];
    Object.assign(window, {
      counts,
      loadAnalytics: () => (counts[0] = (counts[0] ?? 0) + 1),
      loadSessionRecording: () => (counts[1] = (counts[1] ?? 0) + 1),
    });
  });
  return () => page.evaluate(() => (window as unknown as { counts: number[] }).counts);
}

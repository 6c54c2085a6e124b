/** Intercepts requests of the contact form. */
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { CONTACT_PATH } from '#domain/forms/contact.ts';
import { contactForm } from './form.ts';

/** The mock response: status and body, a network error, or none yet. */
export type Answer = { status: number; body?: string } | 'broken' | Promise<{ status: number }>;

/** Responds to all requests of the form; the last response repeats. Records the requests. */
export async function catchRequests(page: Page, ...answers: Answer[]): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`**${CONTACT_PATH}`, async (route) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? { status: 200 };
    requests.push(route.request());
    if (answer === 'broken') await route.abort('connectionfailed');
    // Not JSON: the form must not parse it (R258).
    else await route.fulfill({ body: '<p>fine</p>', ...(await answer) });
  });
  return requests;
}

/** The visible toast by title; Radix also adds it to a hidden live region for a second. */
export function toast(page: Page, title: string): Locator {
  return page.locator('[data-hydrate="toasts"] li').filter({ hasText: title });
}

/** Waits until the form and the toasts listen. Hydration waits for a frame, which a stopped clock never brings. */
export async function hydrated(page: Page): Promise<void> {
  const islands = page.locator('astro-island[ssr]');
  await expect(islands.filter({ has: contactForm(page).form })).toHaveCount(0);
  await expect(islands.filter({ has: page.locator('[data-hydrate="toasts"]') })).toHaveCount(0);
}

/** The message under a field. */
export function message(page: Page, name: string): Locator {
  return page.locator(`[data-error-for="${name}"]`);
}

/** What says that the form was sent: the page itself where it offers times, elsewhere a toast. */
export const sentNote = (page: Page): Locator =>
  page.locator('[data-said]').or(toast(page, 'Request submitted'));

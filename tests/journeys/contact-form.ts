/** What the contact form sends, caught before it reaches the server. */
import type { Locator, Page, Request } from '@playwright/test';
import { CONTACT_PATH } from '#domain/lead.ts';

/** What the caught request is answered with: a status and body, a broken line, or nothing yet. */
export type Answer = { status: number; body?: string } | 'broken' | Promise<{ status: number }>;

/** Answers every request to the form's address, the last answer again and again, and keeps the requests. */
export async function catchRequests(page: Page, ...answers: Answer[]): Promise<Request[]> {
  const requests: Request[] = [];
  await page.route(`**${CONTACT_PATH}`, async (route) => {
    const answer = answers[Math.min(requests.length, answers.length - 1)] ?? { status: 200 };
    requests.push(route.request());
    if (answer === 'broken') await route.abort('connectionfailed');
    // Not JSON: nobody may want to read it (R258).
    else await route.fulfill({ body: '<p>fine</p>', ...(await answer) });
  });
  return requests;
}

/** The toast on show, by its title; Radix also says it to screen readers in a hidden place for a second. */
export function toast(page: Page, title: string): Locator {
  return page.locator('[data-wake="toasts"] li').filter({ hasText: title });
}

/** The message under a field. */
export function message(page: Page, name: string): Locator {
  return page.locator(`[data-error-for="${name}"]`);
}

/** Intercepts requests of the contact form. */
import { expect, type Locator, type Page, type Request } from '@playwright/test';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { contactForm } from './form.ts';
import { type Answer, catchPosts } from './hold.ts';

/** Responds to all requests of the form, and records them. */
export const catchRequests = (page: Page, ...answers: Answer[]): Promise<Request[]> =>
  catchPosts(page, CONTACT_PATH, answers);

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

/** Notes what a page asks for and complains about while a journey runs. */
import type { Page } from '@playwright/test';

export interface Notes {
  /** Addresses of requests to any other origin than the site's. */
  foreign: string[];
  /** Addresses of script files. */
  scripts: string[];
  /** Console errors, uncaught exceptions and violations of the content policy, in words. */
  complaints: string[];
}

/** Starts to take notes; call it before the first navigation. */
export async function watch(page: Page, origin: string): Promise<Notes> {
  const notes: Notes = { foreign: [], scripts: [], complaints: [] };
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) notes.foreign.push(url.href);
    if (request.resourceType() === 'script') notes.scripts.push(url.pathname);
  });
  page.on('console', (message) => {
    if (message.type() === 'error') notes.complaints.push(message.text());
  });
  page.on('pageerror', (error) => notes.complaints.push(String(error)));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      console.error(`policy: ${event.effectiveDirective} ${event.blockedURI}`);
    });
  });
  return notes;
}

/** Scrolls to the end as a reader would, a screen at a time, so that everything lazy wakes. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    for (let y = 0; y < root.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
  });
}

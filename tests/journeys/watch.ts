/** Records requests and errors of a page during a journey. */
import type { Page } from '@playwright/test';

export interface Notes {
  /** URLs of third-party requests. */
  foreign: string[];
  /** URLs of script files. */
  scripts: string[];
  /** Console errors, uncaught exceptions and CSP violations. */
  complaints: string[];
}

/** Starts recording; call it before the first navigation. */
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

/** Scrolls to the end one screen at a time, so that lazy content loads. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const root = document.documentElement;
    for (let y = 0; y < root.scrollHeight; y += innerHeight * 0.8) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((done) => setTimeout(done, 60));
    }
  });
}

/** All layout shifts of the page so far. */
export const shiftsOf = (page: Page): Promise<{ value: number; hadRecentInput: boolean }[]> =>
  page.evaluate(() => {
    const observer = new PerformanceObserver(() => undefined);
    observer.observe({ type: 'layout-shift', buffered: true });
    const shifts = observer.takeRecords() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[];
    return shifts.map(({ value, hadRecentInput }) => ({ value, hadRecentInput }));
  });

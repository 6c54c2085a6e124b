/** Playwright's `test` with the test site, built and served once per worker. */
import { test as base, type Page } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import type { Site } from './server.ts';
import { withSharedSite } from './throw-away.ts';

export const test = base.extend<{ scripts: string[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from here.
    async ({}, use) => withSharedSite('hydration', new URL('build.ts', import.meta.url), use),
    { scope: 'worker', timeout: scaled(120_000) },
  ],
  baseURL: async ({ site }, use) => {
    site.scripts = Promise.resolve();
    site.posts.length = 0;
    await use(site.url);
  },
  /** URLs of the scripts requested so far. */
  scripts: async ({ page }, use) => {
    const urls: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') urls.push(request.url());
    });
    await use(urls);
  },
});

/** Delays all scripts of the site until the returned function is called. */
export function holdScripts(site: Site): () => void {
  const { promise, resolve } = Promise.withResolvers<void>();
  site.scripts = promise;
  return resolve;
}

/** Blocks all script files, like a content blocker or a lost connection. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

export { expect } from '@playwright/test';

/** Size of a client directive, bytes: Astro makes each a function of its own. */
export async function directiveBytes(page: Page, path: string, name: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const before = html.split(`"astro:${name}"`)[0] ?? '';
  return before.length - before.lastIndexOf('(()=>{function');
}

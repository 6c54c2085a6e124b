/** Playwright's `test` with the throw-away site built and served once for each worker. */
import { test as base, type Page } from '@playwright/test';
import type { Site } from './server.ts';
import { withSite } from './throw-away.ts';

export const test = base.extend<{ scripts: string[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from here.
    async ({}, use) => withSite(new URL('build.ts', import.meta.url), use),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => {
    site.delay = 0;
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

/** Lets no script file reach the page, as a content blocker or a dead connection would. */
export async function blockScripts(page: Page): Promise<void> {
  await page.route('**/*.js', (route) => route.abort());
}

export { expect } from '@playwright/test';

/** Bytes of the inline script that defines a directive on a page. */
export async function directiveBytes(page: Page, path: string, name: string): Promise<number> {
  const html = await (await page.request.get(path)).text();
  const scripts = [...html.matchAll(/<script>(.*?)<\/script>/gs)].map((match) => match[1] ?? '');
  return scripts.find((script) => script.includes(`"astro:${name}"`))?.length ?? Number.NaN;
}

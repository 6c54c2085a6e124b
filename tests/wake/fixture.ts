/** Playwright's `test` with the throw-away site built and served once for each worker. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { test as base, type Page } from '@playwright/test';
import { type Site, serve } from './server.ts';

const run = promisify(execFile);

export const test = base.extend<{ scripts: string[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from here.
    async ({}, use) => {
      // Inside the repository: only there the build's own files find their packages, each build its own.
      const results = fileURLToPath(new URL('../../test-results/', import.meta.url));
      await mkdir(results, { recursive: true });
      const folder = await mkdtemp(join(results, 'wake-'));
      const build = fileURLToPath(new URL('build.ts', import.meta.url));
      await run(process.execPath, [build, folder], {
        cwd: results,
        env: { ...process.env, NODE_ENV: 'production' },
      });
      const site = await serve(folder);
      await use(site);
      await site.close();
      await rm(folder, { recursive: true });
    },
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

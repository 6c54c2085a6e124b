/** Playwright's `test` with the throw-away site, and stand-ins for the tags' hosts under their real names. */
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { type BrowserContext, test as base } from '@playwright/test';
import { type Site, serve } from '../wake/server.ts';
import { tagManager } from './stand-in.ts';

const run = promisify(execFile);

/** One request to another host, with everything it says. */
export interface Heard {
  host: string;
  text: string;
}

/** Answers as the tags' hosts would, and keeps what they were told. */
async function standIn(context: BrowserContext, origin: string): Promise<Heard[]> {
  const heard: Heard[] = [];
  await context.route(
    (url) => url.origin !== origin,
    async (route) => {
      const request = route.request();
      const { host, pathname } = new URL(request.url());
      heard.push({ host, text: `${request.url()} ${request.postData() ?? ''}` });
      await route.fulfill({
        contentType: 'text/javascript',
        headers: { 'access-control-allow-origin': '*' },
        body: pathname === '/gtm.js' ? tagManager(new URL(request.url())) : '',
      });
    },
  );
  return heard;
}

export const test = base.extend<{ heard: Heard[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from here.
    async ({}, use) => {
      const results = fileURLToPath(new URL('../../test-results/', import.meta.url));
      await mkdir(results, { recursive: true });
      const folder = await mkdtemp(join(results, 'tags-'));
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
  baseURL: async ({ site }, use) => use(site.url),
  heard: async ({ context, site }, use) => use(await standIn(context, site.url)),
});

export { expect } from '@playwright/test';

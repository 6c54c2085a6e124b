/** Playwright's `test` with the throw-away site, and stand-ins for the tags' hosts under their real names. */
import { type BrowserContext, test as base } from '@playwright/test';
import type { Site } from '../wake/server.ts';
import { withSite } from '../wake/throw-away.ts';
import { tagManager } from './stand-in.ts';

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
    async ({}, use) => withSite(new URL('build.ts', import.meta.url), use),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  heard: async ({ context, site }, use) => use(await standIn(context, site.url)),
});

export { expect } from '@playwright/test';

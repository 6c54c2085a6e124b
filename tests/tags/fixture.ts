/** Playwright's `test` with the throw-away site, and stand-ins for the tags' hosts under their real names. */
import { test as base } from '@playwright/test';
import type { Site } from '../wake/server.ts';
import { withSite } from '../wake/throw-away.ts';
import { type Heard, overhearTags } from './hosts.ts';

export const test = base.extend<{ heard: Heard[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from here.
    async ({}, use) => withSite(new URL('build.ts', import.meta.url), use),
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  heard: async ({ context, site }, use) => use(await overhearTags(context, site.url)),
});

export { expect } from '@playwright/test';

/** Playwright's `test` with the test site, and fakes for the tag hosts under their real names. */
import { test as base } from '@playwright/test';
import { scaled } from '../run/limits.ts';
import type { Site } from '../hydration/server.ts';
import { withSharedSite } from '../hydration/throw-away.ts';
import { type RecordedRequest, recordTagRequests } from './hosts.ts';

export const test = base.extend<{ heard: RecordedRequest[] }, { site: Site }>({
  site: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures needed from here.
    async ({}, use) => withSharedSite('tags', new URL('build.ts', import.meta.url), use),
    { scope: 'worker', timeout: scaled(120_000) },
  ],
  baseURL: async ({ site }, use) => use(site.url),
  heard: async ({ context, site }, use) => use(await recordTagRequests(context, site.url)),
});

export { expect } from '@playwright/test';

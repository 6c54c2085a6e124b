/**
 * The files of Partytown, where a tag manager is configured, and nothing else of it: what its own integration puts into
 * every page would cost every visitor 50 kB, asked or not. Consent starts it (behaviors/consent/tag-manager.ts).
 */
import { rm } from 'node:fs/promises';
import partytown from '@astrojs/partytown';
import type { AstroIntegration } from 'astro';
import type { Tags } from '#domain/third-parties.ts';

/** Only for pages isolated from all other origins, which ours are not; and a page that its service worker has inside. */
const UNUSED = ['partytown-atomics.js', 'partytown-sandbox-sw.html'];

/** Must run after pages are written and before files are compressed. */
export function partytownFiles(tags: Tags): AstroIntegration {
  const { hooks } = partytown();
  const { 'astro:server:setup': serve, 'astro:build:done': copy } = hooks;
  const isUsed = tags.analytics !== '' || tags.marketing !== '';
  return {
    name: 'partytown-files',
    hooks: isUsed
      ? {
          'astro:server:setup': (options) => serve?.(options),
          'astro:build:done': async (options) => {
            await copy?.(options);
            const folder = new URL('~partytown/', options.dir);
            await Promise.all(UNUSED.map((name) => rm(new URL(name, folder), { force: true })));
          },
        }
      : {},
  };
}

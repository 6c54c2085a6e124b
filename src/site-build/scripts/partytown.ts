/**
 * Serves and copies Partytown's files if a tracker that runs in it is configured. Its snippet, which the integration would inline
 * into every page, loads on consent (features/consent/README.md).
 */
import { rm } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { configuredTrackers, type Tags } from '#features/consent/third-parties.ts';

/** Only for cross-origin isolated pages, which ours are not, and a page that the service worker contains already. */
const UNUSED = ['partytown-atomics.js', 'partytown-sandbox-sw.html'];

/** Partytown's integration without its snippet. */
export function afterConsent({ hooks }: AstroIntegration, tags: Tags): AstroIntegration {
  const { 'astro:server:setup': serve, 'astro:build:done': copy } = hooks;
  const isUsed = configuredTrackers(tags).some(({ inWorker }) => inWorker);
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

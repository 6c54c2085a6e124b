/** Writes the service worker that keeps pages on the device (features/safety/kept-worker.client.ts). */
import type { AstroIntegration } from 'astro';
import { KEPT_WORKER } from '#lib/kept-pages.ts';
import { bundle, writeScripts } from './bundle.ts';

/** Without a hash: browsers look for the next version at the same address. */
export function keptWorker(): AstroIntegration {
  let outDir: URL;
  return {
    name: 'kept-worker',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:setup': async () =>
        writeScripts(new Map([[KEPT_WORKER, await bundle('safety/kept-worker')]]), outDir),
    },
  };
}

/** Writes the service worker of staff notices (features/site/notice-worker.client.ts). */
import type { AstroIntegration } from 'astro';
import { NOTICE_WORKER } from '#lib/http/staff-app.ts';
import { bundle, writeScripts } from './bundle.ts';

/** Without a hash: browsers look for the next version at the same address. */
export function noticeWorker(): AstroIntegration {
  let outDir: URL;
  return {
    name: 'notice-worker',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:setup': async () =>
        writeScripts(new Map([[NOTICE_WORKER, await bundle('site/notice-worker')]]), outDir),
    },
  };
}

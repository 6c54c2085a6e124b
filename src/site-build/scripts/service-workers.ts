/** Writes service workers, without a hash: browsers look for the next version at the same address. */
import type { AstroIntegration } from 'astro';
import { NOTICE_WORKER } from '#lib/http/staff-app.ts';
import { KEPT_WORKER } from '#lib/kept-pages.ts';
import { bundle, writeScripts } from './bundle.ts';

/** @param offline pages are kept on the device @param staffArea staff get notices */
export function serviceWorkers({
  offline,
  staffArea,
}: Readonly<Record<'offline' | 'staffArea', boolean>>): AstroIntegration {
  let outDir: URL;
  return {
    name: 'service-workers',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:setup': async () => {
        const files = new Map<string, string>();
        if (offline) files.set(KEPT_WORKER, await bundle('safety/kept-worker'));
        if (staffArea) files.set(NOTICE_WORKER, await bundle('site/notice-worker'));
        await writeScripts(files, outDir);
      },
    },
  };
}

/** Builds this folder's test site, with tags configured, into the folder in the first argument. */
import { fileURLToPath } from 'node:url';
import partytown from '@astrojs/partytown';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'astro';
import { clientDirectives } from '#site-build/islands/index.ts';
import { consent } from '#site-build/scripts/consent.ts';
import { transformPages } from '#site-build/pages/index.ts';
import { afterConsent } from '#site-build/scripts/partytown.ts';

const [, , outDir] = process.argv;
if (!outDir) throw new Error('Name the folder to build into');
const tags = { analytics: 'GTM-SAMPLE1', marketing: 'GTM-SAMPLE2', recording: 'sample' };

await build({
  configFile: false,
  root: fileURLToPath(new URL('site', import.meta.url)),
  srcDir: '.',
  outDir,
  logLevel: 'error',
  integrations: [
    react(),
    clientDirectives(),
    consent('2026-11-21', tags),
    transformPages(new Map(), tags),
    afterConsent(partytown(), tags),
  ],
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
  vite: { plugins: [tailwindcss()] },
});

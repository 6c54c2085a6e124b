/**
 * Builds this folder's test site into the folder in the first argument. A separate process, because React selects its
 * production build from the environment at first import.
 */
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'astro';
import { transformPages } from '#site-build/pages/index.ts';
import { clientDirectives } from '#site-build/islands/index.ts';

const [, , outDir] = process.argv;
if (!outDir) throw new Error('Name the folder to build into');

await build({
  configFile: false,
  root: fileURLToPath(new URL('site', import.meta.url)),
  srcDir: '.',
  outDir,
  logLevel: 'error',
  integrations: [react(), clientDirectives(), transformPages(new Map(), {})],
  build: { format: 'file', inlineStylesheets: 'always' },
  markdown: { syntaxHighlight: false },
  vite: { plugins: [tailwindcss()] },
});

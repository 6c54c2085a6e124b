/**
 * Builds the throw-away site of this folder into the folder named by the first argument. A process of its own,
 * because React picks its production build by the environment at its first import.
 */
import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import tailwindcss from '@tailwindcss/vite';
import { build } from 'astro';
import { finish } from '../../src/integrations/finish/index.ts';
import { wake } from '../../src/integrations/wake/index.ts';

const [, , outDir] = process.argv;
if (!outDir) throw new Error('Name the folder to build into');

await build({
  configFile: false,
  root: fileURLToPath(new URL('site', import.meta.url)),
  srcDir: '.',
  outDir,
  logLevel: 'error',
  integrations: [react(), wake(), finish(new Map())],
  build: { format: 'file', inlineStylesheets: 'always' },
  markdown: { syntaxHighlight: false },
  vite: { plugins: [tailwindcss()] },
});

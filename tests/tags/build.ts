/** Builds the throw-away site of this folder, with tags configured, into the folder named by the first argument. */
import { fileURLToPath } from 'node:url';
import { build } from 'astro';
import { consent } from '../../src/integrations/consent.ts';
import { partytownFiles } from '../../src/integrations/partytown.ts';
import { policy } from '../../src/integrations/policy.ts';

const [, , outDir] = process.argv;
if (!outDir) throw new Error('Name the folder to build into');
const tags = { analytics: 'GTM-SAMPLE1', marketing: 'GTM-SAMPLE2', recording: 'sample' };

await build({
  configFile: false,
  root: fileURLToPath(new URL('site', import.meta.url)),
  srcDir: '.',
  outDir,
  logLevel: 'error',
  integrations: [consent('2026-11-21', tags), policy(tags), partytownFiles(tags)],
  build: { format: 'file', inlineStylesheets: 'always' },
  devToolbar: { enabled: false },
});

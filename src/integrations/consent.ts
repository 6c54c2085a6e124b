/**
 * Puts the decision about the cookie bar into every page's head, where it runs before the first paint, and the rest of
 * consent into a file that only those fetch who choose or have allowed something.
 */
import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { bundle } from './bundle.ts';

/** @param version of the cookie policy: a choice made under another one is asked for again */
export function consent(version: string): AstroIntegration {
  let code = '';
  let path = '';
  return {
    name: 'consent',
    hooks: {
      'astro:config:setup': async ({ config, injectScript }) => {
        code = await bundle('consent/choices', { POLICY_VERSION: version });
        const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
        path = `/${config.build.assets}/consent.${hash}.js`;
        const now = await bundle('consent/now', { POLICY_VERSION: version, CONSENT_MODULE: path });
        injectScript('head-inline', `{${now}}`);
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(path, (_, response) => {
          response.setHeader('content-type', 'text/javascript').end(code);
        });
      },
      'astro:build:done': async ({ dir }) => {
        const file = join(fileURLToPath(dir), path);
        await mkdir(join(file, '..'), { recursive: true });
        await writeFile(file, code);
      },
    },
  };
}

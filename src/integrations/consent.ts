/**
 * Puts the decision about the cookie bar into every page's head, where it runs before the first paint, and the rest of
 * consent into a file that only those fetch who choose or have allowed something. Where a tag is configured, its
 * adapter is a further file, for those only who have allowed it.
 */
import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import { clearedBy, type Tags, taggedParties } from '#domain/third-parties.ts';
import { bundle, writeScripts } from './bundle.ts';

/**
 * @param version of the cookie policy: a choice made under another one is asked for again
 * @param tags public ids; where all are empty, nothing of the adapters is built
 */
export function consent(version: string, tags: Tags): AstroIntegration {
  /** Path → script. */
  const files = new Map<string, string>();
  const file = (folder: string, name: string, code: string): string => {
    const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
    const path = `/${folder}/${name}.${hash}.js`;
    files.set(path, code);
    return path;
  };
  let outDir: URL;
  return {
    name: 'consent',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:config:setup': async ({ config, injectScript }) => {
        const folder = config.build.assets;
        const adapters = taggedParties(tags).length
          ? file(folder, 'adapters', await bundle('consent/adapters', { TAGS: tags }))
          : '';
        const choices = await bundle('consent/choices', {
          POLICY_VERSION: version,
          CLEARED: clearedBy(tags),
          ADAPTERS_MODULE: adapters,
        });
        const now = await bundle('consent/now', {
          POLICY_VERSION: version,
          CONSENT_MODULE: file(folder, 'consent', choices),
        });
        injectScript('head-inline', `{${now}}`);
      },
      'astro:server:setup': ({ server }) => {
        for (const [path, code] of files)
          server.middlewares.use(path, (_, response) => {
            response.setHeader('content-type', 'text/javascript').end(code);
          });
      },
      'astro:build:setup': () => writeScripts(files, outDir),
    },
  };
}

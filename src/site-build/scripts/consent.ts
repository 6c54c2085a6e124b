/**
 * Inlines the consent decision into every page's head, where it runs before the first paint. What follows from a choice
 * is a file that loads only after a choice; the trackers are another file, loaded only with consent.
 */
import type { AstroIntegration } from 'astro';
import { storageToClear, type Tags, trackersToStart } from '#features/consent/third-parties.ts';
import { site } from '#site';
import { bundle, defined, writeScripts } from './bundle.ts';
import { hashedName } from './hashed-name.ts';

const FREE_CALL_PATH = site.consultation.path;

/** `version` of the cookie policy: others ask again. Without `tags`, no tracker code is built. */
export function consent(version: string, tags: Tags): AstroIntegration {
  /** By path. */
  const files = new Map<string, string>();
  const file = (folder: string, name: string, code: string): string => {
    const path = `/${folder}/${hashedName(name, 'js', code)}`;
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
      'astro:config:setup': async ({ config, injectScript, updateConfig }) => {
        const folder = config.build.assets;
        const toStart = trackersToStart(tags);
        const trackers = toStart.length
          ? file(folder, 'trackers', await bundle('consent/trackers', { TRACKERS: toStart }))
          : '';
        const actions = await bundle('consent/actions', {
          POLICY_VERSION: version,
          CLEARED: storageToClear(tags),
          TRACKERS_MODULE: trackers,
          FREE_CALL_PATH,
        });
        const bootstrap = await bundle('consent/bootstrap', { POLICY_VERSION: version });
        injectScript('head-inline', `{${bootstrap}}`);
        // For the page script (features/consent/banner.client.ts) and the island.
        const define = {
          POLICY_VERSION: version,
          CONSENT_MODULE: file(folder, 'consent', actions),
        };
        updateConfig({ vite: { define: defined(define) } });
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

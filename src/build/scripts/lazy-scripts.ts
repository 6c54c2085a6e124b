/** Client scripts that load on first use. Their loaders get the URL as a constant. */
import { createHash } from 'node:crypto';
import type { AstroIntegration } from 'astro';
import { bundle, writeScripts } from './bundle.ts';

/** Script below `src/client`, and the constant that holds its URL. */
const SCRIPTS = {
  'page/directions': 'DIRECTIONS_MODULE',
  'page/sparks': 'SPARKS_MODULE',
  'tangle/tangle': 'TANGLE_MODULE',
  'tools/search-engine': 'SEARCH_MODULE',
} as const;

export function lazyScripts(): AstroIntegration {
  const files = new Map<string, string>();
  let outDir: URL;
  return {
    name: 'lazy-scripts',
    hooks: {
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:config:setup': async ({ command, config, updateConfig }) => {
        const define: Record<string, string> = {};
        for (const [path, name] of Object.entries(SCRIPTS)) {
          // In dev, the source is served.
          let address = `/src/client/${path}.ts`;
          if (command === 'build') {
            const code = await bundle(path);
            const hash = createHash('sha256').update(code).digest('base64url').slice(0, 8);
            address = `/${config.build.assets}/${path.split('/').at(-1)}.${hash}.js`;
            files.set(address, code);
          }
          define[name] = JSON.stringify(address);
        }
        updateConfig({ vite: { define } });
      },
      'astro:build:setup': () => writeScripts(files, outDir),
    },
  };
}

/** Page scripts that load on first use. Their loaders get the URL as a constant. */
import { basename } from 'node:path';
import type { AstroIntegration } from 'astro';
import { bundle, writeScripts } from './bundle.ts';
import { hashedName } from './hashed-name.ts';

/** Script below `src/features`, and the constant that holds its URL. */
const SCRIPTS = {
  'site/page/directions': 'DIRECTIONS_MODULE',
  'site/page/sparks': 'SPARKS_MODULE',
  'search/search-engine': 'SEARCH_MODULE',
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
          let address = `/src/features/${path}.client.ts`;
          if (command === 'build') {
            const code = await bundle(path);
            address = `/${config.build.assets}/${hashedName(basename(path), 'js', code)}`;
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

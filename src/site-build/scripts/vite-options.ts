import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { radixSelectCsp } from '../styles/radix-select-csp.ts';
import { browserTargets } from './browser-targets.ts';
import { formsOrigin as sendForms } from './forms-origin.ts';
import { HASH_LENGTH } from './hashed-name.ts';

const REACT =
  /node_modules\/(?:react|react-dom|scheduler|@nanostores\/react|nanostores|@astrojs\/react)\/|islands\/root\/|vite\/preload-helper/;
const codeSplitting = { groups: [{ name: 'react', test: REACT }] };
/** Loaded before any island can ask for another file: their names are 24 bytes of the first touch of a form. */
const LOADED = /\/(?:react|rolldown-runtime)\./;
const modulePreload = {
  resolveDependencies: (_file: string, names: string[]) =>
    names.filter((name) => !LOADED.test(name)),
};

/**
 * Joins React's modules, which every island needs together: six files take 1.8 kB more of brotli. A plugin, because Astro
 * has no option for client code only.
 */
function reactChunk(): Plugin {
  return {
    name: 'react-chunk',
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { modulePreload, rolldownOptions: { output: { codeSplitting } } } }
        : undefined,
  };
}

/** @param formsOrigin where forms are sent, if not to the site's origin */
export function viteOptions(formsOrigin: string | undefined): AstroIntegration {
  return {
    name: 'vite-options',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        // Those of scripts are as long as Rolldown wants them, which counts its modules.
        const assetFileNames = `${config.build.assets}/[name].[hash:${HASH_LENGTH}][extname]`;
        const output = { assetFileNames };
        updateConfig({
          vite: {
            environments: { client: { build: { rolldownOptions: { output } } } },
            build: {
              rolldownOptions: { output },
              // The script of every page is inlined even above Vite's limit of 4,096 bytes: as a file, it would
              // be one more round trip before the first paint.
              assetsInlineLimit: (file) => file.includes('BaseLayout') || undefined,
            },
            plugins: [radixSelectCsp(), browserTargets(), reactChunk(), sendForms(formsOrigin)],
          },
        });
      },
    },
  };
}

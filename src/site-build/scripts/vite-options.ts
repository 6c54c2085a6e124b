import type { AstroIntegration } from 'astro';
import { radixSelectCsp } from '../styles/radix-select-csp.ts';
import { browserTargets } from './browser-targets.ts';
import { formsOrigin as sendForms } from './forms-origin.ts';
import { HASH_LENGTH } from './hashed-name.ts';
import { reactChunk } from './react-chunk.ts';

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
              // The script of every page is inlined even above Vite's limit of 4,096 bytes: as a file, it delays the
              // first paint of home from 816 to 988 ms (Lighthouse, simulated Slow 4G).
              assetsInlineLimit: (file) => file.includes('BaseLayout') || undefined,
            },
            plugins: [radixSelectCsp(), browserTargets(), reactChunk(), sendForms(formsOrigin)],
          },
        });
      },
    },
  };
}

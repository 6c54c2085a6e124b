/**
 * Registers the directives that hydrate islands. React is about 61 kB however small the island, so nothing that
 * visitors get hydrates before the first interaction, or before a visit that can afford it.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:calm'?: boolean;
    'client:interact'?: boolean;
    'client:keyboard'?: boolean;
    'client:now'?: boolean;
  }
}

/** Each is the file of its name. */
const DIRECTIVES = ['calm', 'interact', 'keyboard', 'now'] as const;

/** Replaces Astro's own, which writes slots as strings and loses what fails. */
const RENDERER = fileURLToPath(new URL('./root/renderer.ts', import.meta.url));

/** Astro bundles each and inlines it into the pages that use it. */
export function clientDirectives(): AstroIntegration {
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective, updateConfig }) => {
        updateConfig({ vite: { resolve: { alias: { '@astrojs/react/client.js': RENDERER } } } });
        for (const name of DIRECTIVES) {
          const entrypoint = fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
          addClientDirective({ name, entrypoint });
        }
      },
    },
  };
}

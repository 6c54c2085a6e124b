/**
 * Registers the directive that hydrates every island. React is about 61 kB however small the
 * island, so nothing hydrates before the first interaction.
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean;
  }
}

/** `client:interact`. Astro bundles it and inlines it into each page that uses it. */
export function clientDirectives(): AstroIntegration {
  const entrypoint = fileURLToPath(new URL('./interact.ts', import.meta.url));
  return {
    name: 'client-directives',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) =>
        addClientDirective({ name: 'interact', entrypoint }),
    },
  };
}

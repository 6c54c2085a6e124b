/**
 * Adds the two directives with which every island of this site wakes up. React is about 61 kB however small the
 * island, so nothing wakes before somebody touches it (`interact`) or looks at it calmly (`calm`).
 */
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

declare module 'astro' {
  interface AstroClientDirectives {
    'client:interact'?: boolean;
    'client:calm'?: boolean;
  }
}

const DIRECTIVES = ['interact', 'calm'] as const;

/** Path of a directive's source; Astro bundles it, minifies it and writes it into each page that uses it. */
export function entrypoint(name: (typeof DIRECTIVES)[number]): string {
  return fileURLToPath(new URL(`./${name}.ts`, import.meta.url));
}

/** `client:interact` and `client:calm`. */
export function wake(): AstroIntegration {
  return {
    name: 'wake',
    hooks: {
      'astro:config:setup': ({ addClientDirective }) => {
        for (const name of DIRECTIVES) addClientDirective({ name, entrypoint: entrypoint(name) });
      },
    },
  };
}

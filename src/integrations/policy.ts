/** Writes each page's content security policy into it, with the hashes of exactly what that page inlines. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withPolicy } from '#domain/csp.ts';
import { eachPage } from './each-page.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** A page with its policy. Throws when the page has no place for it. */
export function ruled(html: string, name: string): string {
  const page = withPolicy(html, sha256);
  if (page === html)
    throw new Error(`${name} has no <meta charset="utf-8"> to put its policy after`);
  return page;
}

/**
 * For a build without `inline()`, which does the same in passing. Not Astro's own `security.csp`: that lists the hashes
 * of every page's styles and scripts in every page.
 */
export function policy(): AstroIntegration {
  return {
    name: 'policy',
    hooks: {
      'astro:build:done': ({ dir }) => eachPage(fileURLToPath(dir), () => ruled),
    },
  };
}

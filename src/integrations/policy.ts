/** Writes each page's content security policy into it, with the hashes of exactly what that page inlines. */
import { createHash } from 'node:crypto';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withPolicy } from '#domain/csp.ts';
import { publicPath } from '#domain/routes.ts';
import { extraSources, type Tags } from '#domain/third-parties.ts';
import { site } from '#site';
import { eachPage } from './each-page.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Where somebody can type: any form but the one of the cookie panel, which is a dialog. */
const FORM = /<astro-island|<form\b(?![^>]*method="dialog")/;

/** A page with its policy. Throws when the page has no place for it. */
export function ruled(html: string, name: string, tags: Tags = site.tags): string {
  const extra = extraSources(tags, publicPath(`/${name}`), FORM.test(html));
  const page = withPolicy(html, sha256, extra);
  if (page === html)
    throw new Error(`${name} has no <meta charset="utf-8"> to put its policy after`);
  return page;
}

/**
 * For a build without `inline()`, which does the same in passing. Not Astro's own `security.csp`: that lists the hashes
 * of every page's styles and scripts in every page.
 */
export function policy(tags?: Tags): AstroIntegration {
  return {
    name: 'policy',
    hooks: {
      'astro:build:done': ({ dir }) =>
        eachPage(fileURLToPath(dir), () => (html, name) => ruled(html, name, tags)),
    },
  };
}

/** Writes which pages a browser may fetch before they are opened; the `Speculation-Rules` header names the file. */
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { SPECULATION_RULES } from '#lib/http/headers.ts';

/**
 * `moderate`: once a finger is down or a pointer rests on a link, never because a link is in view. Only pages of this
 * site, and nothing that a tap does not open in its place. Pages that home has fetched (`features/home`) need no
 * exception: the browser takes them from its cache.
 */
export const RULES = {
  prefetch: [
    {
      source: 'document',
      where: {
        and: [
          { href_matches: '/*' },
          { not: { href_matches: ['/admin*', '/api/*', '/*.*'] } },
          { not: { selector_matches: '[data-quick-exit], [download], [target=_blank]' } },
        ],
      },
      eagerness: 'moderate',
    },
  ],
};

export function speculationRules(): AstroIntegration {
  return {
    name: 'speculation-rules',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL(`.${SPECULATION_RULES}`, dir), JSON.stringify(RULES));
      },
    },
  };
}

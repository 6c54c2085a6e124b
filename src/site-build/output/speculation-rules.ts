/** Writes which pages a browser may fetch before they are opened; the `Speculation-Rules` header names the file. */
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { SPECULATION_RULES } from '#lib/http/headers.ts';

/**
 * `conservative`: once a finger or button is down on a link. Not `moderate`: on Android it also fetches large links that
 * are only in view (Chrome 138 and newer, blink-dev, 2025-06-23), 25 kB each on a slow phone, and a host's log would name
 * pages that were only scrolled past. Only pages of this site, and nothing that a tap does not open in its place. Pages
 * that home has fetched (`features/home`) usually come from the browser's cache.
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
      eagerness: 'conservative',
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

/** Writes the security headers to `dist/_headers`, for hosts that read that file. */
import { writeFile } from 'node:fs/promises';
import type { AstroIntegration } from 'astro';
import { headersFileText } from '#lib/http/headers.ts';

/** The headers are in `lib/http/headers.ts`. */
export function headersFile(): AstroIntegration {
  return {
    name: 'headers-file',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        await writeFile(new URL('_headers', dir), headersFileText());
      },
    },
  };
}

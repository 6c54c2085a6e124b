/** Writes each page's content security policy into it, with the hashes of exactly what that page inlines. */
import { createHash } from 'node:crypto';
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withPolicy } from '#domain/csp.ts';

const sha256 = (text: string): string => createHash('sha256').update(text).digest('base64');

/** Not Astro's own `security.csp`: that lists the hashes of every page's styles and scripts in every page. */
export function policy(): AstroIntegration {
  return {
    name: 'policy',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        for await (const name of glob('**/*.html', { cwd: folder })) {
          const file = join(folder, name);
          const html = await readFile(file, 'utf8');
          const ruled = withPolicy(html, sha256);
          if (ruled === html)
            throw new Error(`${name} has no <meta charset="utf-8"> to put its policy after`);
          await writeFile(file, ruled);
        }
      },
    },
  };
}

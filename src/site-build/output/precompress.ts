/**
 * Writes `.br` and `.gz` next to every text file, so that the server never compresses. Pages are compressed as soon as
 * they are transformed (pages/index.ts), the other files at the end.
 */
import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { took } from '../took.ts';
import { compressing } from './compressor.ts';

const TEXT = /\.(?:html|css|js|mjs|svg|xml|txt|json|webmanifest|ics|vtt)$/;

/** Skips files with a compressed copy; returns the number of the others. */
export async function compressFolder(folder: string): Promise<number> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = all
    .filter((file) => file.isFile() && TEXT.test(file.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => !existsSync(join(folder, `${name}.br`)));
  await compressing(async (add) => {
    for (const name of names) add({ folder, name });
  });
  return names.length;
}

export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const count = await compressFolder(resolve(fileURLToPath(dir)));
        logger.info(`${count} text files ${took(started)}`);
      },
    },
  };
}

/** Writes `.br` and `.gz` next to every text file, so that the server never compresses. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';

/** Files to compress. */
const TEXT = /\.(?:html|css|js|mjs|svg|xml|txt|json|webmanifest|ics|vtt)$/;
/** Minimum saving, as a share, for a compressed copy to be kept. */
const MIN_GAIN = 0.05;
/** Bytes above which brotli 11 takes seconds, such as a search index of thousands of posts. */
const MAX_BEST = 500_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Encoders by file extension. */
const ENCODINGS: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  '.br': (text) =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: text.length > MAX_BEST ? 5 : 11,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  '.gz': (text) => zip(text, { level: 9 }),
};

/** Compresses every text file under `folder`; returns their number. */
export async function compressFolder(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  const left = names.values();
  const work = async (): Promise<void> => {
    for (const name of left) {
      const path = join(folder, name);
      if (!(await stat(path)).isFile()) continue;
      const text = await readFile(path);
      for (const [ending, compress] of Object.entries(ENCODINGS)) {
        const bytes = await compress(text);
        if (bytes.length <= text.length * (1 - MIN_GAIN)) await writeFile(path + ending, bytes);
      }
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  return names.length;
}

/** The Astro integration. Must be last but for `release`: files written later stay uncompressed. */
export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const count = await compressFolder(fileURLToPath(dir));
        logger.info(`${count} text files in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}

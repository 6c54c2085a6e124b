/** Writes a `.br` and a `.gz` beside every text file of the build, so that no server ever compresses. */
import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { deserving } from './patience.ts';

const TEXT = /\.(?:html|css|js|mjs|svg|xml|txt|json|webmanifest|ics|vtt)$/;
/** A copy must spare at least this share of the bytes, or it is not worth a file. */
const LEAST_GAIN = 0.05;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Of brotli: the densest, and the one that takes a hundredth of its time for a tenth more bytes. */
const DENSEST = 11;
const QUICK = 5;

const ENCODERS = {
  '.br': (text: Buffer, quality: number): Promise<Buffer> =>
    brotli(text, {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: quality,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
        [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
      },
    }),
  '.gz': (text: Buffer): Promise<Buffer> => zip(text, { level: 9 }),
};

async function compress(path: string, quality: number): Promise<void> {
  const text = await readFile(path);
  for (const [ending, encode] of Object.entries(ENCODERS)) {
    const packed = await encode(text, quality);
    if (packed.length <= text.length * (1 - LEAST_GAIN)) await writeFile(path + ending, packed);
  }
}

/** Compresses every text file under `folder`; returns how many files it looked at. */
export async function compressFolder(folder: string): Promise<number> {
  const names = (await readdir(folder, { recursive: true })).filter((name) => TEXT.test(name));
  const dense = deserving(names);
  const left = [...names];
  const work = async (): Promise<void> => {
    for (let name = left.pop(); name !== undefined; name = left.pop()) {
      const path = join(folder, name);
      if ((await stat(path)).isFile()) await compress(path, dense.has(name) ? DENSEST : QUICK);
    }
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  return names.length;
}

/** The Astro integration. It comes last in the list: what later ones write stays uncompressed. */
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

/**
 * Writes `.br` and `.gz` next to every text file, so that the server never compresses. Pages are compressed as soon as
 * they are transformed (pages/index.ts), the other files at the end.
 */
import { existsSync } from 'node:fs';
import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { AstroIntegration } from 'astro';
import { distOf } from '#lib/http/release-folders.ts';

const TEXT = /\.(?:html|css|js|mjs|svg|xml|txt|json|webmanifest|ics|vtt)$/;
/** Share of the size that a compressed copy must save. */
const MIN_GAIN = 0.05;
/** Above this, brotli 11 takes seconds, such as for a search index of thousands of posts. */
const MAX_BEST = 500_000;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** For a text of `length` bytes. */
export const brotliParams = (length: number): Record<number, number> => ({
  [constants.BROTLI_PARAM_QUALITY]: length > MAX_BEST ? 5 : 11,
  [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
  [constants.BROTLI_PARAM_SIZE_HINT]: length,
  // Home becomes 48 B smaller than at the default.
  [constants.BROTLI_PARAM_LGBLOCK]: 16,
});

/** By file extension. */
const ENCODINGS: Readonly<Record<string, (text: Buffer) => Promise<Buffer>>> = {
  '.br': (text) => brotli(text, { params: brotliParams(text.length) }),
  '.gz': (text) => zip(text, { level: 9 }),
};

const hasBytes = async (path: string, bytes: Buffer): Promise<boolean> =>
  existsSync(path) && bytes.equals(await readFile(path));

/**
 * Writes the compressed copies of a file that are worth keeping. Those of an unchanged file are copied from the site,
 * which is most of them after an editor's change.
 * @param folder of the build
 * @param name path of the file in that folder
 */
export async function compressFile(folder: string, name: string): Promise<void> {
  const [path, former] = [join(folder, name), join(distOf(folder), name)];
  const text = await readFile(path);
  const isSame = former !== path && (await hasBytes(former, text));
  for (const [ending, compress] of Object.entries(ENCODINGS)) {
    if (isSame && existsSync(former + ending)) {
      await copyFile(former + ending, path + ending);
      continue;
    }
    const bytes = await compress(text);
    if (bytes.length <= text.length * (1 - MIN_GAIN)) await writeFile(path + ending, bytes);
  }
}

/** Skips files with a compressed copy; returns the number of the others. */
export async function compressFolder(folder: string): Promise<number> {
  const all = await readdir(folder, { recursive: true, withFileTypes: true });
  const names = all
    .filter((file) => file.isFile() && TEXT.test(file.name))
    .map(({ parentPath, name }) => relative(folder, join(parentPath, name)))
    .filter((name) => !existsSync(join(folder, `${name}.br`)));
  const left = names.values();
  const work = async (): Promise<void> => {
    for (const name of left) await compressFile(folder, name);
  };
  await Promise.all(Array.from({ length: availableParallelism() * 2 }, work));
  return names.length;
}

export function precompress(): AstroIntegration {
  return {
    name: 'precompress',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        const started = performance.now();
        const count = await compressFolder(resolve(fileURLToPath(dir)));
        logger.info(`${count} text files in ${Math.round(performance.now() - started)} ms`);
      },
    },
  };
}

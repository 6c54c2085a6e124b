/** Writes a `.br` and a `.gz` beside every text file of the build that has none yet. */
import { readdir, readFile, stat } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { deserving, TEXT } from './patience.ts';
import { DENSEST, QUICK, TWINS, writeTwins } from './twins.ts';

/** Bytes above which the densest compression takes seconds: the search index of thousands of posts. */
const LARGEST = 500_000;

/** Compresses every text file under `folder`; returns how many files it looked at. */
export async function compressFolder(folder: string): Promise<number> {
  const all = new Set(await readdir(folder, { recursive: true }));
  const names = [...all].filter((name) => TEXT.test(name));
  const dense = deserving(names);
  const left = names.filter((name) => !TWINS.some((ending) => all.has(name + ending))).values();
  const work = async (): Promise<void> => {
    for (const name of left) {
      const path = join(folder, name);
      if (!(await stat(path)).isFile()) continue;
      const text = await readFile(path);
      const isDense = dense.has(name) && text.length <= LARGEST;
      await writeTwins(path, text, isDense ? DENSEST : QUICK);
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

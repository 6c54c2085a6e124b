/** The compressed twins of a text file, `.br` and `.gz`, so that no server ever compresses. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliCompressSync, constants, gzip, gzipSync } from 'node:zlib';
import type { BrotliOptions, ZlibOptions } from 'node:zlib';

/** Of brotli: the densest, and the one that takes a hundredth of its time for a tenth more bytes. */
export const DENSEST = 11;
export const QUICK = 5;
/** A copy must spare at least this share of the bytes, or it is not worth a file. */
const LEAST_GAIN = 0.05;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
/** The densest gzip, or the one that spares a fifth of its time for two thousandths more bytes. */
const zipOptions = (quality: number): ZlibOptions => ({ level: quality === QUICK ? 6 : 9 });

const brotliOptions = (text: Uint8Array, quality: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  },
});

/** Endings of the twins. */
export const TWINS = ['.br', '.gz'] as const;

const isWorthIt = (packed: Uint8Array, text: Uint8Array): boolean =>
  packed.length <= text.length * (1 - LEAST_GAIN);

/** Writes the twins of a file at `path` that says `text`, with help of other threads. */
export async function writeTwins(path: string, text: Uint8Array, quality: number): Promise<void> {
  const packed = [
    await brotli(text, brotliOptions(text, quality)),
    await zip(text, zipOptions(quality)),
  ];
  for (const [at, ending] of TWINS.entries()) {
    const bytes = packed[at];
    if (bytes && isWorthIt(bytes, text)) await writeFile(path + ending, bytes);
  }
}

/** The same for a thread that has nothing else to do, in a third of the processor's time; the folder may be missing. */
export function writeTwinsSync(
  folder: string,
  name: string,
  text: Uint8Array,
  quality: number,
): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  const packed = [
    brotliCompressSync(text, brotliOptions(text, quality)),
    gzipSync(text, zipOptions(quality)),
  ];
  for (const [at, ending] of TWINS.entries()) {
    const bytes = packed[at];
    if (bytes && isWorthIt(bytes, text)) writeFileSync(path + ending, bytes);
  }
}

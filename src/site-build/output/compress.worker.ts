/** The thread of `compressor.ts`. */
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parentPort } from 'node:worker_threads';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { distOf } from '#lib/http/release-folders.ts';
import { brotliParams, type Density } from './brotli.ts';

export interface CompressionJob {
  /** Of the build. */
  folder: string;
  /** Path of the file in that folder. */
  name: string;
  density?: Density;
}

/** Share of the size that a compressed copy must save. */
const MIN_GAIN = 0.05;

/** By file extension. */
const ENCODINGS: Readonly<Record<string, (text: Buffer, density?: Density) => Buffer>> = {
  '.br': (text, density) =>
    brotliCompressSync(text, { params: brotliParams(text.length, density) }),
  '.gz': (text) => gzipSync(text, { level: 9 }),
};

const hasBytes = (path: string, bytes: Buffer): boolean =>
  existsSync(path) && bytes.equals(readFileSync(path));

/**
 * Writes the compressed copies that are worth keeping. Those of an unchanged file are copied from the site that is
 * replaced, which is most of them after an editor's change.
 */
function compressFile({ folder, name, density }: CompressionJob): void {
  const [path, former] = [join(folder, name), join(distOf(folder), name)];
  const text = readFileSync(path);
  const isSame = former !== path && hasBytes(former, text);
  for (const [ending, compress] of Object.entries(ENCODINGS)) {
    if (isSame && existsSync(former + ending)) {
      copyFileSync(former + ending, path + ending);
      continue;
    }
    const bytes = compress(text, density);
    if (bytes.length <= text.length * (1 - MIN_GAIN)) writeFileSync(path + ending, bytes);
  }
}

parentPort?.on('message', (job: CompressionJob) => {
  compressFile(job);
  parentPort?.postMessage('done');
});

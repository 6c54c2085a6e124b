/** Checksums of backups in the format of `sha256sum`: databases do not notice every changed byte of a copy. */
import { createHash } from 'node:crypto';
import { createReadStream, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { putInPlace } from '../../base/atomic-file.ts';

export const checksumOf = (file: string): string => `${file}.sha256`;

async function fileDigest(path: string): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(path), hash);
  return hash.digest('hex');
}

/** Writes the checksum of a backup from `content`, a file that may not have its final name yet. */
export async function writeChecksum(content: string, file: string): Promise<void> {
  const partial = `${checksumOf(file)}.partial`;
  writeFileSync(partial, `${await fileDigest(content)}  ${basename(file)}\n`, { mode: 0o600 });
  putInPlace(partial, checksumOf(file));
}

/** Compares a backup with its checksum; `false` if it has none. @throws {Error} if they differ */
export async function hasChecksum(file: string): Promise<boolean> {
  const path = checksumOf(file);
  if (!existsSync(path)) return false;
  const [wanted] = readFileSync(path, 'utf8').split(/\s/);
  if ((await fileDigest(file)) !== wanted)
    throw new Error(
      `${basename(file)} is damaged: its checksum differs from ${basename(path)}. Use another backup, and check the disk`,
    );
  return true;
}

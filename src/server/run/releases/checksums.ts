import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** In the format of `sha256sum --check`. */
export const CHECKSUMS_FILE = 'SHA256SUMS';

/** SHA-256; `undefined` if the file cannot be read. */
function fileDigest(file: string): string | undefined {
  try {
    return hash('sha256', readFileSync(file), 'hex');
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/** Files of a release that are missing or differ from its list. @throws the system error without a list */
export function damagedFiles(release: string): string[] {
  return readFileSync(join(release, CHECKSUMS_FILE), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, 64), line.slice(66)] as const)
    .filter(([digest, name]) => fileDigest(join(release, name)) !== digest)
    .map(([, name]) => name);
}

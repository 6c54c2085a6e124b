/** Compares a release with its list of checksums. */
import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** List of checksums in a release, in the format of `sha256sum --check`. */
export const CHECKSUMS_FILE = 'SHA256SUMS';

/** SHA-256 of a file; `undefined` if it cannot be read. */
function digestOf(file: string): string | undefined {
  try {
    return hash('sha256', readFileSync(file), 'hex');
  } catch (error) {
    if (error instanceof Error) return undefined;
    throw error;
  }
}

/**
 * Names of the files of a release that are missing or differ from its list.
 * @throws the system error if the folder has no list
 */
export function damagedFiles(release: string): string[] {
  return readFileSync(join(release, CHECKSUMS_FILE), 'utf8')
    .trimEnd()
    .split('\n')
    .map((line) => [line.slice(0, 64), line.slice(66)] as const)
    .filter(([digest, name]) => digestOf(join(release, name)) !== digest)
    .map(([, name]) => name);
}

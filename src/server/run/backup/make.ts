import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { putInPlace } from '../../base/atomic-file.ts';
import { backupsOf, type StoreLocation } from '../../base/location.ts';
import { dump } from '../../db/postgres/dump.ts';
import { copyDatabase } from '../../db/sqlite/copy.ts';
import { writeChecksum } from './checksum.ts';
import { ENCRYPTED, encrypt } from './encryption.ts';

/** Creates an empty file first, so that its content is never readable by others. */
const createPrivate = (path: string): void => closeSync(openSync(path, 'w', 0o600));

/** Name of a backup without its ending, from epoch milliseconds. */
const nameAt = (now: number): string =>
  `leads-${new Date(now).toISOString().slice(0, 19).replaceAll(':', '')}Z`;

/** Makes a folder that others cannot read. @throws {Error} with a message for the operator */
function makeFolder(folder: string): void {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o700 });
  } catch (error) {
    // Node says ENOENT for a folder that may not be made inside one that may not be made either.
    throw new Error(
      `No folder can be made at ${folder}. Name another one after --, or run this where data/ may be written`,
      { cause: error },
    );
  }
}

/**
 * Writes a backup with its checksum and returns its path. It gets its final name once complete and synced, and is
 * readable only by its owner.
 * @param now epoch milliseconds
 * @param certificate path; `undefined` for no encryption
 */
export async function backUp(
  location: StoreLocation,
  folder: string,
  now: number,
  certificate?: string,
): Promise<string> {
  makeFolder(folder);
  const name = `${nameAt(now)}.${location.kind === 'file' ? 'db' : 'dump'}`;
  // Nothing unencrypted leaves the disk of the store, wherever the backup goes.
  const home = certificate === undefined ? folder : backupsOf(location);
  makeFolder(home);
  const file = join(folder, certificate === undefined ? name : name + ENCRYPTED);
  const plain = join(home, `${name}.partial`);
  const sealed = `${file}.partial`;
  try {
    createPrivate(plain);
    if (location.kind === 'file') await copyDatabase(location.path, plain);
    else await dump(location.url, plain);
    if (certificate !== undefined) {
      createPrivate(sealed);
      await encrypt(plain, sealed, certificate);
    }
    const finished = certificate === undefined ? plain : sealed;
    await writeChecksum(finished, file);
    putInPlace(finished, file);
    return file;
  } finally {
    // A partial backup is useless, and on a full disk each attempt would leave another one.
    for (const path of [plain, sealed]) rmSync(path, { force: true });
  }
}

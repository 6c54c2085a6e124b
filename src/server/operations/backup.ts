/** Backups of the store, taken while the server runs. */
import { closeSync, mkdirSync, openSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { putInPlace } from '../store/atomic-file.ts';
import { dump } from '../store/postgres/dump.ts';
import type { Place } from '../env-parsers.ts';
import { copyDatabase } from '../store/sqlite/copy.ts';

/**
 * Writes a backup to a folder and returns its path. The file is renamed to its final name once complete and synced,
 * and is readable only by its owner.
 * @param now epoch milliseconds, for the name
 */
export async function backUp(place: Place, folder: string, now: number): Promise<string> {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const stamp = new Date(now).toISOString().slice(0, 19).replaceAll(':', '');
  const file = join(folder, `leads-${stamp}Z.${place.kind === 'file' ? 'db' : 'dump'}`);
  const partial = `${file}.partial`;
  // Create the file first, so that it is never readable by others, even while it is written.
  closeSync(openSync(partial, 'w', 0o600));
  try {
    if (place.kind === 'file') copyDatabase(place.path, partial);
    else await dump(place.url, partial);
  } catch (error) {
    // A partial backup is useless, and on a full disk each attempt would leave another one.
    rmSync(partial, { force: true });
    throw error;
  }
  putInPlace(partial, file);
  return file;
}

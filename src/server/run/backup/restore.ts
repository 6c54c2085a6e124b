import { randomBytes } from 'node:crypto';
import {
  closeSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  openSync,
  readdirSync,
  readSync,
  rmSync,
} from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { type StoreLocation, homeOf } from '../../base/location.ts';
import { checkThoroughly } from '../../db/sqlite/file.ts';
import { decrypt, ENCRYPTED } from './encryption.ts';

export interface Restored {
  location: StoreLocation;
  version: number;
  tables: Readonly<Record<string, number>>;
  drop: () => Promise<void>;
}

const FOLDER = 'verify-';

/** A private folder beside the store; one that a killed drill left is removed. */
function temporaryFolder(location: StoreLocation): string {
  const home = homeOf(location);
  mkdirSync(home, { recursive: true, mode: 0o700 });
  for (const name of readdirSync(home))
    if (name.startsWith(FOLDER)) rmSync(join(home, name), { recursive: true, force: true });
  return mkdtempSync(join(home, FOLDER));
}

function contentOf(path: string): 'sqlite' | 'dump' | undefined {
  const start = Buffer.alloc(16);
  const handle = openSync(path, 'r');
  readSync(handle, start);
  closeSync(handle);
  if (start.toString('latin1') === 'SQLite format 3\0') return 'sqlite';
  return start.toString('latin1', 0, 5) === 'PGDMP' ? 'dump' : undefined;
}

function inspect(path: string): Pick<Restored, 'version' | 'tables'> {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    checkThoroughly(db);
    if (db.prepare(`select 1 from sqlite_schema where type in ('trigger', 'view')`).get())
      throw new Error(
        'There are triggers or views in it, which no version made: it was tampered with',
      );
    const names = db
      .prepare(`select name from sqlite_schema where type = 'table' order by name`)
      .all()
      .map(({ name }) => String(name));
    const count = (name: string): number =>
      Number(db.prepare(`select count(*) as count from "${name}"`).get()?.['count']);
    return {
      version: Number(db.prepare('pragma user_version').get()?.['user_version']),
      tables: Object.fromEntries(names.map((name) => [name, count(name)])),
    };
  } finally {
    db.close();
  }
}

/**
 * Restores a backup into a temporary store, encrypted or not: a file beside the store, a dump in a temporary database.
 * @throws {Error} with a message for the operator if it cannot be restored
 */
export async function restore(
  file: string,
  location: StoreLocation,
  key: string | undefined,
): Promise<Restored> {
  const folder = temporaryFolder(location);
  const removeFolder = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    const copy = join(folder, 'leads.db');
    if (!file.endsWith(ENCRYPTED)) copyFileSync(file, copy);
    else if (key === undefined)
      throw new Error(`${basename(file)} is encrypted. Add --key <file of the private key>`);
    else await decrypt(file, copy, key);

    const content = contentOf(copy);
    if (content === undefined)
      throw new Error(`${basename(file)} is damaged, or no backup: it starts with other bytes`);
    if (content === 'sqlite')
      return {
        location: { kind: 'file', path: copy },
        ...inspect(copy),
        drop: async () => removeFolder(),
      };
    if (location.kind === 'file')
      throw new Error(
        `${basename(file)} is of PostgreSQL. Set DATABASE_URL to its server: the drill restores into a temporary database there`,
      );
    const { restoreDump } = await import('../../db/postgres/restored-dump.ts');
    const restored = await restoreDump(copy, location.url, randomBytes(4).toString('hex'));
    return {
      ...restored,
      drop: async () => {
        await restored.drop();
        removeFolder();
      },
    };
  } catch (error) {
    removeFolder();
    throw error;
  }
}

/** Opens the SQLite file: durability settings, integrity check, migrations. */
import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  renameSync,
  statSync,
} from 'node:fs';
import { dirname, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from '../migrations.ts';
import { stepsAfter } from '../version.ts';

export type Database = DatabaseSync;
type Statement = ReturnType<Database['prepare']>;
type Value = string | number | null;

/** SQLite's primary result codes (sqlite.org/rescode.html). */
const CODES = { busy: [5, 6], damaged: [11, 26], lost: [8, 10, 11, 14, 26], full: [13] } as const;

/** `lost`: the connection should be reopened. */
export function isSqlite(error: unknown, kind: keyof typeof CODES): boolean {
  const code = error instanceof Error ? Reflect.get(error, 'errcode') : undefined;
  return typeof code === 'number' && (CODES[kind] as readonly number[]).includes(code & 0xff);
}

export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** Flushes the folder's entries to disk. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function migrate(db: Database): void {
  const steps = (): readonly string[] =>
    stepsAfter(
      Number(db.prepare('pragma user_version').get()?.['user_version']),
      'The file of leads',
    );
  if (steps().length === 0) return;
  db.exec('begin immediate');
  // Read again under the lock: another process may have migrated.
  for (const step of steps()) db.exec(step);
  db.exec(`pragma user_version = ${MIGRATIONS.length}; commit`);
}

/** @throws {DamagedFile} when the integrity check fails */
export function check(db: Database): void {
  const found = Object.values(db.prepare('pragma quick_check(1)').get() ?? {})[0];
  if (found !== 'ok') throw new DamagedFile('The file of leads did not pass its check');
}

/** With indexes compared to their tables; much slower. @throws {DamagedFile} */
export function checkThoroughly(db: Database): void {
  let found: unknown;
  try {
    found = db.prepare('pragma integrity_check(1)').get()?.['integrity_check'];
  } catch (error) {
    if (!isSqlite(error, 'damaged')) throw error;
    found = error instanceof Error ? error.message : error;
  }
  if (found !== 'ok') throw new DamagedFile(`The database is damaged: ${String(found)}`);
}

/** SQLite deletes a -wal file without its database, and with it every lead since the last checkpoint. */
function refuseOrphanedWal(file: string): void {
  const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0)
    throw new DamagedFile('The file of leads is gone; its log is still there');
}

/**
 * Opens or creates the file. Commits are durable: WAL with `synchronous=FULL` (measured: with NORMAL a power cut loses
 * everything since the last checkpoint).
 * @throws {DamagedFile} when it is damaged; SQLite's error when it cannot be read or written
 */
export function openDatabase(path: string): Database {
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  refuseOrphanedWal(file);
  // SQLite would create it world-readable; its -wal and -shm files inherit the mode.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  // Wait for locks while opening and migrating; later the store waits without blocking the process.
  const db = new DatabaseSync(file, { timeout: 5000 });
  try {
    // Deleted rows are overwritten. Copies elsewhere in the file remain until the next vacuum.
    db.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    check(db);
    // After a failed fsync the -wal file on disk may be incomplete: start with an empty one.
    db.exec('pragma wal_checkpoint(truncate)');
    migrate(db);
    db.exec('pragma busy_timeout = 20; pragma wal_autocheckpoint = 4000');
    syncFolder(dirname(file));
    syncFolder(dirname(dirname(file)));
    return db;
  } catch (error) {
    db.close();
    throw isSqlite(error, 'damaged') ? new DamagedFile('The file of leads is damaged') : error;
  }
}

/** Only the sole connection can leave WAL mode. */
export function isSoleUser(db: Database): boolean {
  db.exec('pragma busy_timeout = 0');
  try {
    return db.prepare('pragma journal_mode = delete').get()?.['journal_mode'] === 'delete';
  } catch (error) {
    if (isSqlite(error, 'busy')) return false;
    throw error;
  } finally {
    db.exec('pragma busy_timeout = 20; pragma journal_mode = wal');
  }
}

/** Renames a damaged file with its -wal and -shm files, so that it is never overwritten; returns the new name. */
export function quarantine(path: string, now: number): string {
  const stamp = new Date(now).toISOString().replace(/\W/g, '');
  const name = `${resolve(path)}.damaged-${stamp}`;
  for (const ending of ['-wal', '-shm', ''])
    if (existsSync(resolve(path) + ending)) renameSync(resolve(path) + ending, name + ending);
  return name;
}

/** `T` must match the columns. */
export function all<T>(statement: Statement, ...values: Value[]): T[] {
  return statement.all(...values) as unknown as T[];
}

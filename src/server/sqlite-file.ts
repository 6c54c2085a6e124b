/** Opens the file of leads: durable settings, damage check, migrations. The only import of `node:sqlite`. */
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
import { backup, DatabaseSync } from 'node:sqlite';
import { MIGRATIONS } from './migrations.ts';
import { NewerStore } from './store.ts';

export type Database = DatabaseSync;
type Statement = ReturnType<Database['prepare']>;
type Value = string | number | null;

/** What SQLite's primary result codes mean for us (sqlite.org/rescode.html). */
const CODES = { busy: [5, 6], damaged: [11, 26], lost: [8, 10, 11, 14, 26], full: [13] } as const;

/** Whether an error came from SQLite and is of that kind. `lost`: the connection should be opened anew. */
export function isSqlite(error: unknown, kind: keyof typeof CODES): boolean {
  const code = error instanceof Error ? Reflect.get(error, 'errcode') : undefined;
  return typeof code === 'number' && (CODES[kind] as readonly number[]).includes(code & 0xff);
}

/** The file is not a sound database. */
export class DamagedFile extends Error {
  override name = 'DamagedFile';
}

/** Makes a new name in a folder survive a power cut. */
function syncFolder(folder: string): void {
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

function migrate(db: Database): void {
  const version = (): number => Number(db.prepare('pragma user_version').get()?.['user_version']);
  if (version() > MIGRATIONS.length)
    throw new NewerStore(
      `The file of leads is of version ${version()}; this program knows ${MIGRATIONS.length}. Start the newer program.`,
    );
  if (version() === MIGRATIONS.length) return;
  db.exec('begin immediate');
  // Looked at again inside the lock: another process may have been faster.
  for (const step of MIGRATIONS.slice(version())) db.exec(step);
  db.exec(`pragma user_version = ${MIGRATIONS.length}; commit`);
}

function check(db: Database): void {
  const found = Object.values(db.prepare('pragma quick_check(1)').get() ?? {})[0];
  if (found !== 'ok') throw new DamagedFile('The file of leads did not pass its check');
}

/** SQLite throws a log away that has lost its file, and with it every lead since the file was last brought up to date. */
function keepOrphan(file: string): void {
  const sizeOf = (path: string): number => statSync(path, { throwIfNoEntry: false })?.size ?? 0;
  if (sizeOf(file) === 0 && sizeOf(`${file}-wal`) > 0)
    throw new DamagedFile('The file of leads is gone; its log is still there');
}

/**
 * Opens (or creates) the file. A commit is on disk when it returns: WAL with `synchronous=FULL` (measured: NORMAL loses
 * everything since the last checkpoint in a power cut).
 * @throws {DamagedFile} when the file is damaged; SQLite's own error when it cannot be read or written
 */
export function openDatabase(path: string): Database {
  const file = resolve(path);
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
  keepOrphan(file);
  // SQLite would make it readable for everybody on the machine; its log and index take after it.
  if (!existsSync(file)) closeSync(openSync(file, 'a', 0o600));
  // Five seconds for opening and migrating; the store does its own waiting afterwards, without blocking the process.
  const db = new DatabaseSync(file, { timeout: 5000 });
  try {
    db.exec('pragma journal_mode = wal; pragma synchronous = full');
    check(db);
    // After a failed fsync the log may have a hole that only a power cut shows: begin with an empty one.
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

/**
 * Whether nobody else has the file open: only then can a connection leave WAL mode. What other processes had taken was
 * then taken by processes that have died.
 */
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

/** More pages than a file of leads has. */
const ALL_PAGES = 2 ** 31 - 1;

/**
 * Copies a file of leads, whoever uses it meanwhile, and checks the copy.
 * @throws {DamagedFile} when the copy is not sound; SQLite's own error when it cannot be made
 */
export async function copyDatabase(path: string, to: string): Promise<void> {
  const source = new DatabaseSync(resolve(path), { readOnly: true, timeout: 5000 });
  try {
    // In one go: between parts somebody writes, and then it would begin again, without end on a busy day.
    await backup(source, to, { rate: ALL_PAGES });
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  try {
    // One file, that can be copied and put back without anything beside it.
    copy.exec('pragma journal_mode = delete');
    check(copy);
  } finally {
    copy.close();
  }
}

/** Renames a damaged file (with its log) so that nothing ever overwrites it; returns the new name. */
export function setAside(path: string, now: number): string {
  const stamp = new Date(now).toISOString().replace(/\W/g, '');
  const name = `${resolve(path)}.damaged-${stamp}`;
  for (const ending of ['-wal', '-shm', ''])
    if (existsSync(resolve(path) + ending)) renameSync(resolve(path) + ending, name + ending);
  return name;
}

/** First row of a statement whose columns are those of `T`. */
export function one<T>(statement: Statement, ...values: Value[]): T | undefined {
  return statement.get(...values) as unknown as T | undefined;
}

/** All rows of a statement whose columns are those of `T`. */
export function all<T>(statement: Statement, ...values: Value[]): T[] {
  return statement.all(...values) as unknown as T[];
}

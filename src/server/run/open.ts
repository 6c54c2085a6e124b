import { systemClock, type Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { StoreLocation } from '../base/location.ts';
import { createSqliteDriver } from '../db/sqlite/driver.ts';
import type { openDatabase } from '../db/sqlite/file.ts';
import { endRestored } from '../accounts/store/restored.ts';
import { createStore, type Store } from './store.ts';

/** @param mayRename whether a damaged file may be renamed; `false` for read-only commands */
export function createSqliteStore(
  path: string,
  log: Log,
  clock: Clock = systemClock,
  openFile?: typeof openDatabase,
  mayRename = true,
): Store {
  const options = { path, log, clock, mayRename, onRestored: endRestored };
  return createStore(createSqliteDriver({ ...options, ...(openFile && { openFile }) }), log, clock);
}

/** Until opening succeeds, methods throw `StoreDown`. `mayRename`: whether a damaged file may be set aside. */
export async function openStore(
  location: StoreLocation,
  log: Log,
  clock: Clock = systemClock,
  mayRename = true,
): Promise<Store> {
  if (location.kind === 'file')
    return createSqliteStore(location.path, log, clock, undefined, mayRename);
  // On demand, because most servers do not need `pg`.
  const { createPostgresStore } = await import('./postgres-store.ts');
  return createPostgresStore(location.url, log, clock);
}

import { systemClock, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Place } from './location.ts';
import { createSqliteStore } from './sqlite/driver.ts';
import type { Store } from './store.ts';

/** Until opening succeeds, methods throw `StoreDown`. `mayRename`: whether a damaged file may be set aside. */
export async function openStore(
  place: Place,
  log: Log,
  clock: Clock = systemClock,
  mayRename = true,
): Promise<Store> {
  if (place.kind === 'file') return createSqliteStore(place.path, log, clock, undefined, mayRename);
  // On demand, because most servers do not need `pg`.
  const { createPostgresStore } = await import('./postgres/driver.ts');
  return createPostgresStore(place.url, log, clock);
}

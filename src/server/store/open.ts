/** Opens the configured store. */
import { systemClock, type Clock } from '../clock.ts';
import type { Log } from '../log.ts';
import type { Place } from './location.ts';
import { createSqliteStore } from './sqlite/store.ts';
import type { Store } from './port.ts';

/**
 * Opens the store. If that fails, its methods throw `StoreDown` until it succeeds.
 * @param mayRename whether a damaged file may be set aside; `false` for read-only commands
 */
export async function openStore(
  place: Place,
  log: Log,
  clock: Clock = systemClock,
  mayRename = true,
): Promise<Store> {
  if (place.kind === 'file') return createSqliteStore(place.path, log, clock, undefined, mayRename);
  // Imported on demand, because most servers do not need `pg`.
  const { createPostgresStore } = await import('./postgres/store.ts');
  return createPostgresStore(place.url, log, clock);
}

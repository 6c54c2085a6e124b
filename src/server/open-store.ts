/** The store that the configuration asks for. */
import { resolve } from 'node:path';
import { systemClock, type Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Place } from './settings.ts';
import { createSqliteStore } from './sqlite.ts';
import type { Store } from './store.ts';

/**
 * Opens the store; one that cannot be opened now says `StoreDown` until it can.
 * @param mayRename `false` for those who only look: a damaged file stays where it is
 */
export async function openStore(
  place: Place,
  log: Log,
  clock: Clock = systemClock,
  mayRename = true,
): Promise<Store> {
  if (place.kind === 'file') return createSqliteStore(place.path, log, clock, undefined, mayRename);
  // Only who needs the client loads it.
  const { createPostgresStore } = await import('./postgres.ts');
  return createPostgresStore(place.url, log, clock);
}

/** Where leads are, in words for the person who runs the server: never with a password. */
export function placeName(place: Place): string {
  if (place.kind === 'file') return resolve(place.path);
  const { host, pathname } = new URL(place.url);
  return `PostgreSQL, ${host}${pathname}`;
}

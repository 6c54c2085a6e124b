import { DAY } from '../base/clock.ts';
import type { Store } from './store.ts';
import type { Receivers } from '../leads/lead.ts';

/** Retention time, and the configured destinations whose pending leads are kept. */
export interface PurgeOptions {
  retentionDays: number;
  destinations: Receivers;
}

/** Form posts wait while a transaction runs. */
const MAX_BATCH = 500;

/** Deletes leads older than `retentionDays` without pending deliveries; returns how many. @throws {StoreDown} */
export async function purge(
  store: Store,
  { retentionDays, destinations }: PurgeOptions,
  now: number,
): Promise<number> {
  let deleted = 0;
  for (let after: string | null = ''; after !== null;) {
    const found = await store.purge(now - retentionDays * DAY, after, MAX_BATCH, destinations);
    deleted += found.deleted;
    after = found.last;
  }
  return deleted;
}

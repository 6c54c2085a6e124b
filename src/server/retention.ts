/** Deletes leads whose time is over: delivered ones, spam and tests. What is not delivered stays, however old. */
import { DAY, MINUTE, type Clock } from './clock.ts';
import type { Log } from './log.ts';
import type { Store } from './store.ts';

/** Leads looked at in one transaction: visitors wait behind it. */
const MOST = 500;
/** A clock that moved by more than this against steady time says nothing about the age of leads. */
const JUMP_MS = 10 * MINUTE;

/**
 * Deletes what came in more than `days` before `now` (epoch milliseconds); returns how many.
 * @throws {StoreDown}
 */
export async function purge(store: Store, days: number, now: number): Promise<number> {
  let deleted = 0;
  for (let after: string | null = ''; after !== null;) {
    const found = await store.purge(now - days * DAY, after, MOST);
    deleted += found.deleted;
    after = found.last;
  }
  return deleted;
}

/** A job that purges, but not while the clock is being set: a wrong year would make everything old. */
export function createRetention(
  store: Store,
  days: number,
  clock: Clock,
  log: Log,
): () => Promise<void> {
  let drift = clock.now() - clock.steady();
  return async () => {
    const jump = clock.now() - clock.steady() - drift;
    drift += jump;
    if (Math.abs(jump) > JUMP_MS) {
      log.warn('retention.skipped', { clockMovedMs: Math.round(jump) });
      return;
    }
    const deleted = await purge(store, days, clock.now());
    if (deleted > 0) log.info('retention.purged', { leads: deleted });
  };
}

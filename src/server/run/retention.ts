/** Applies the retention times to leads and copies. */
import { DAY, MINUTE, type Clock } from '../base/clock.ts';
import { expireCopies } from './backup/copy-expiry.ts';
import { errorFields, type Log } from '../base/log.ts';
import { purge, type PurgeOptions } from './purge.ts';
import type { StoreLocation } from '../base/location.ts';
import { IDLE_MS } from '../accounts/sessions.ts';
import type { Store } from './store.ts';
import { clockDoubt } from './clock-doubt.ts';

/** A larger jump of the wall clock against the monotonic clock makes ages unreliable. */
const JUMP_MS = 10 * MINUTE;
const STAFF_LOG_MS = 365 * DAY;

export interface RetentionOptions extends PurgeOptions {
  /** Days that backups and damaged files in quarantine are kept. */
  backupDays: number;
  /** Where the store and its copies are. */
  location: StoreLocation;
}

/** Deletes nothing after a clock jump or while the clock is doubted: with a wrong year, everything would be expired. */
export function createRetention(
  store: Store,
  terms: RetentionOptions,
  clock: Clock,
  log: Log,
): () => Promise<void> {
  let drift = clock.now() - clock.steady();

  const byAge = {
    async purge() {
      const leads = await purge(store, terms, clock.now());
      if (leads > 0) log.info('retention.purged', { leads });
    },
    async staff() {
      const now = clock.now();
      await store.staff.purge(now, now - IDLE_MS, now - STAFF_LOG_MS);
      await store.inbox.purgeDrafts(now);
      await store.notices.purge(now);
    },
    async expire() {
      const files = expireCopies(terms.location, terms.backupDays, clock.now());
      if (files.length > 0) log.info('retention.expired', { files });
    },
  };

  /** Whether ages are reliable. A store that cannot say when it was last used is in doubt, too. */
  const isReliable = async (): Promise<boolean> => {
    const jump = clock.now() - clock.steady() - drift;
    drift += jump;
    if (Math.abs(jump) > JUMP_MS) {
      log.warn('retention.skipped', { clockMovedMs: Math.round(jump) });
      return false;
    }
    try {
      const problem = await clockDoubt(store, terms.location, clock.now());
      if (problem !== undefined) log.warn('retention.skipped', { problem });
      return problem === undefined;
    } catch (error) {
      log.error('retention.failed', { step: 'clock', ...errorFields(error) });
      return false;
    }
  };

  return async () => {
    if (!(await isReliable())) return;
    for (const [step, run] of Object.entries(byAge)) {
      try {
        await run();
      } catch (error) {
        // Steps are independent: an unreadable folder must not stop the purge, nor a failed store the expiry of copies.
        log.error('retention.failed', { step, ...errorFields(error) });
      }
    }
  };
}

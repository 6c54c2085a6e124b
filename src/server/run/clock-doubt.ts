/**
 * Whether the clock can be believed before something is deleted by its age. A machine may start with a wrong clock, such
 * as after its battery died: years ahead, every lead and backup would have expired.
 */
import { DAY, HOUR } from '../base/clock.ts';
import { copiesOf } from './backup/copies.ts';
import type { StoreLocation } from '../base/location.ts';
import type { Store } from './store.ts';
import type { HealthIssue } from '../base/health-report.ts';

/** A store that was not used for longer is possible, but so is a wrong clock: a person decides. */
const MAX_SILENCE_MS = 30 * DAY;
/** Keeping the time costs a write. */
const KEEP_EVERY_MS = HOUR;

/** @param at epoch milliseconds */
export const dateOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * In words for the operator, why nothing may be deleted by age; `undefined`: the clock goes on from where it was last
 * seen, and its time is kept for the next check. Only `npm run purge -- --today` ends a doubt, or the right time.
 * @param now epoch milliseconds
 * @throws {StoreDown}
 */
export async function clockDoubt(
  store: Pick<Store, 'seenAt' | 'believe'>,
  location: StoreLocation,
  now: number,
): Promise<string | undefined> {
  // A new store knows no time, but there may be backups of the one before it.
  const copies = copiesOf(location).map(({ madeAt }) => madeAt);
  const seenAt = await store.seenAt(copies.length === 0 ? now : Math.max(...copies));
  const apart = Math.abs(now - seenAt);
  if (apart > MAX_SILENCE_MS) {
    const days = Math.round(apart / DAY);
    return `The clock says ${dateOf(now)}, and the leads were last in use on ${dateOf(seenAt)}, ${days} days apart, so nothing is deleted by its age. If the clock is wrong, set it. If it is right, say so with today's date: npm run purge -- --today YYYY-MM-DD`;
  }
  if (apart > KEEP_EVERY_MS) await store.believe(now);
  return undefined;
}

/** For the health. @throws {StoreDown} */
export async function clockIssues(
  store: Pick<Store, 'seenAt' | 'believe'>,
  location: StoreLocation,
  now: number,
): Promise<HealthIssue[]> {
  const text = await clockDoubt(store, location, now);
  return text === undefined ? [] : [{ kind: 'clock', text, fails: false }];
}

/**
 * Each night, what deleted rows left in the file of leads and its log is removed. Every night, because nobody counts
 * what was deleted: leads by their age, a person, a draft, a session.
 */
import { zoneTimeOf } from '#lib/zone-time.ts';
import { HOUR, MINUTE, type Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import type { Store } from './store.ts';

/** Minutes after midnight. Requests wait meanwhile. */
const AT = 3 * 60;
const MINUTES_OF_DAY = 24 * 60;

/** Milliseconds until it is three o'clock next in this zone; when clocks change in between, an hour off. */
export function untilNight(now: number, zone: string): number {
  const left = AT - zoneTimeOf(now, zone).minutes;
  return (left > 0 ? left : left + MINUTES_OF_DAY) * MINUTE;
}

/** Resolves with the milliseconds until it is due again. @throws {StoreDown} */
export async function vacuumTonight(
  store: Pick<Store, 'vacuum'>,
  zone: string,
  clock: Clock,
  log: Log,
): Promise<number> {
  if (await store.vacuum()) {
    log.info('retention.vacuumed');
    return untilNight(clock.now(), zone);
  }
  log.warn('retention.unvacuumed');
  return HOUR;
}

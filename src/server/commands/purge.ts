/**
 * `npm run purge`: applies `RETENTION_DAYS` and `BACKUP_DAYS` now instead of with the next hourly run. `-- --today
 * 2026-11-27` says first that the clock is right, after a long silence.
 */
import { parseArgs } from 'node:util';
import { formsByDestination } from '../leads/delivery/destinations.ts';
import { DAY, HOUR, systemClock } from '../base/clock.ts';
import { expireCopies } from '../run/backup/copy-expiry.ts';
import { clockDoubt, dateOf } from '../run/clock-doubt.ts';
import { purge } from '../run/purge.ts';
import { command, start } from '../run/command.ts';

/** Zones are up to 14 hours ahead and 12 behind: there, that day is now, or was a moment ago. */
const isDay = (day: number, now: number): boolean =>
  now > day - 14 * HOUR && now < day + DAY + 12 * HOUR;

/** @throws {Error} if the clock shows another day than the person */
function confirmed(today: string, now: number): number {
  const day = /^\d{4}-\d\d-\d\d$/.test(today) ? Date.parse(today) : Number.NaN;
  if (Number.isNaN(day))
    throw new Error(
      `--today takes a date such as 2026-11-27, not “${today}”. Nothing was deleted.`,
    );
  if (isDay(day, now)) return now;
  throw new Error(
    `The clock of this machine says ${dateOf(now)}, not ${today}: set the clock. Nothing was deleted.`,
  );
}

/** `npm run purge`. */
export const run = command(async ({ config, store, args, say }) => {
  const { retentionDays, backupDays, database } = config;
  const { today } = parseArgs({ args: [...args], options: { today: { type: 'string' } } }).values;
  const now = systemClock.now();
  if (today !== undefined) await store.believe(confirmed(today, now));
  const doubt = await clockDoubt(store, database, now);
  if (doubt !== undefined) throw new Error(doubt);
  const deleted = await purge(
    store,
    { retentionDays, destinations: formsByDestination(config) },
    now,
  );
  say(`Deleted leads older than ${retentionDays} days: ${deleted}`);
  const files = expireCopies(database, backupDays, now);
  if (files.length > 0) say(`Deleted copies older than ${backupDays} days: ${files.join(', ')}`);
  if (!(await store.vacuum()))
    throw new Error(
      'Deleted data was not overwritten yet because another process uses the database. Run this again.',
    );
});

if (import.meta.main) await start(run);

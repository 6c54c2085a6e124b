import { existsSync, statSync } from 'node:fs';
import { DAY, HOUR, systemClock } from '../../base/clock.ts';
import type { Config } from '../../base/config.ts';
import { formsByDestination } from '../../leads/delivery/destinations.ts';
import { createLog } from '../../base/log.ts';
import { clockIssues } from '../clock-doubt.ts';
import { createDiskSpaceCheck } from '../health-checks.ts';
import { createHealth } from '../health.ts';
import { backupsIn } from '../backup/copies.ts';
import { homeOf, storeName } from '../../base/location.ts';
import { obstacleAt } from '../../db/sqlite/problem.ts';
import { openStore } from '../open.ts';
import { failed, ok, skipped, summarized, type Finding } from './finding.ts';

/** Nightly backups start at random within 15 minutes and take some time. */
const MAX_BACKUP_AGE_MS = 36 * HOUR;

/** Writes to the store as the server would, and looks for leads that are stuck. */
export async function checkStore(config: Config): Promise<Finding[]> {
  const { database } = config;
  if (database.kind === 'file' && !existsSync(database.path)) {
    const absent = `there is no store at ${storeName(database)}`;
    const obstacle = obstacleAt(database.path) ?? "set DATABASE_URL to the server's value";
    return [failed('store', `${absent}: ${obstacle}`)];
  }
  const log = createLog('error', () => undefined);
  const store = await openStore(database, log, systemClock, false);
  try {
    const workers = Object.entries(formsByDestination(config)).map(([destination, forms]) => ({
      destination,
      forms,
      paused: null,
    }));
    const now = await createHealth({
      store,
      workers: () => workers,
      clock: systemClock,
      checkClock: () => clockIssues(store, database, systemClock.now()),
    })();
    if (now.store === 'down')
      return [
        failed('store', `${now.reasons.join('; ')}. Forms answer 503. ${storeName(database)}`),
        skipped('deliveries', 'the store cannot be read'),
      ];
    const waiting = Object.values(now.delivery).reduce((sum, one) => sum + one.waiting, 0);
    return [
      ok('store', `takes leads: ${storeName(database)}`),
      summarized('deliveries', now.reasons, `${waiting} waiting, none late, refused or given up`),
    ];
  } finally {
    await store.close();
  }
}

export function checkDisk({ database }: Config): Finding {
  const issue = createDiskSpaceCheck(homeOf(database))();
  return issue ? failed('disk', issue.text) : ok('disk', `enough space at ${homeOf(database)}`);
}

/** @param folder with the backups */
export function checkBackups(folder: string, now = systemClock.now()): Finding {
  const newest = backupsIn(folder).findLast(({ kind }) => kind !== 'partial');
  if (!newest) return failed('backup', `there is none in ${folder}: npm run backup, and a timer`);
  const age = now - newest.madeAt;
  const hours = Math.round(age / HOUR);
  const words = age < 2 * DAY ? `${hours} hours` : `${Math.round(age / DAY)} days`;
  if (statSync(newest.path).size === 0) return failed('backup', `${newest.path} is empty`);
  if (age > MAX_BACKUP_AGE_MS)
    return failed('backup', `the newest is ${words} old: ${newest.path}. Look at its timer`);
  return ok('backup', `the newest is ${words} old: ${newest.path}`);
}

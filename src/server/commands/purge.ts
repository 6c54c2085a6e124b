/** `npm run purge`: applies `RETENTION_DAYS` and `BACKUP_DAYS` now instead of with the next hourly run. */
import { formsByDestination } from '../delivery/destinations.ts';
import { systemClock } from '../clock.ts';
import { expireCopies } from '../person/copy-expiry.ts';
import { purge } from '../operations/purge.ts';
import { command } from './command.ts';

await command(async ({ config, store, say }) => {
  const { retentionDays, backupDays, database } = config;
  const now = systemClock.now();
  const deleted = await purge(
    store,
    { retentionDays, destinations: formsByDestination(config) },
    now,
  );
  say(`Deleted leads older than ${retentionDays} days: ${deleted}`);
  const files = expireCopies(database, backupDays, now);
  if (files.length > 0) say(`Deleted copies older than ${backupDays} days: ${files.join(', ')}`);
  const found = await store.vacuum(now, 0);
  if (found === 'busy')
    throw new Error(
      'Deleted data was not overwritten yet because another process uses the database. Run this again.',
    );
});

/** `npm run backup`, `npm run backup -- /mnt/backups`: writes a verified copy of all leads while the server runs. */
import { copyFileSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { backUp } from '../operations/backup.ts';
import { systemClock } from '../clock.ts';
import { backupsIn } from '../person/copies.ts';
import { expire } from '../person/copy-expiry.ts';
import { erasuresFile } from '../person/erasure-receipts.ts';
import { backupsOf } from '../store/location.ts';
import { command } from './command.ts';

await command(async ({ config: { database, backupDays }, store, args: [wanted], say }) => {
  const folder = wanted ?? backupsOf(database);
  const now = systemClock.now();
  const leads = await store.count();
  const file = await backUp(database, folder, now);
  say(`${file} contains at least ${leads} ${leads === 1 ? 'lead' : 'leads'}`);
  // Restoring an older backup needs the receipts of later erasures.
  const receipts = erasuresFile(database);
  if (existsSync(receipts)) copyFileSync(receipts, join(folder, basename(receipts)));
  const files = expire(backupsIn(folder), backupDays, now);
  if (files.length > 0) say(`Deleted backups older than ${backupDays} days: ${files.join(', ')}`);
});

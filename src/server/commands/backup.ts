/**
 * `npm run backup`, `-- /mnt/backups`: backs up all leads while the server runs. `-- verify <file> --key <file>`:
 * restores one into a temporary store and compares it with the leads.
 */
import { copyFileSync, existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { parseArgs } from 'node:util';
import { suggestion } from '#lib/content/unknown-field.ts';
import { backUp } from '../run/backup/make.ts';
import { removeCopies, superfluous } from '../run/backup/rotation.ts';
import { verify, type Verified } from '../run/backup/verify.ts';
import { systemClock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';
import { clockDoubt } from '../run/clock-doubt.ts';
import { backupsIn } from '../run/backup/copies.ts';
import { expire } from '../run/backup/copy-expiry.ts';
import { erasuresFile } from '../leads/erasure/erasure-receipts.ts';
import { backupsOf, storeName } from '../base/location.ts';
import { StoreDown } from '../base/store-errors.ts';
import {
  bareCommand,
  command,
  start,
  withStore,
  type BareContext,
  type Command,
  type CommandContext,
} from '../run/command.ts';

async function make({ config, store, args: [wanted], say }: CommandContext): Promise<void> {
  const { database, backupDays, backup } = config;
  if (wanted !== undefined && !existsSync(wanted) && suggestion(wanted, ['verify']))
    throw new Error(`There is no folder ${wanted}; did you mean “verify”?`);
  const folder = wanted ?? backupsOf(database);
  const now = systemClock.now();
  const doubt = await clockDoubt(store, database, now);
  const leads = await store.count();
  const file = await backUp(database, folder, now, backup.certificate);
  say(`${file} contains at least ${leads} ${leads === 1 ? 'lead' : 'leads'}`);
  // Restoring an older backup needs the receipts of later erasures.
  const receipts = erasuresFile(database);
  if (existsSync(receipts)) copyFileSync(receipts, join(folder, basename(receipts)));
  if (doubt !== undefined) return say(`No backup was deleted. ${doubt}`);
  const expired = expire(backupsIn(folder), backupDays, now);
  if (expired.length > 0)
    say(`Deleted backups older than ${backupDays} days: ${expired.join(', ')}`);
  const rotated = removeCopies(superfluous(backupsIn(folder), backup));
  if (rotated.length > 0)
    say(
      `Deleted backups beyond ${backup.daily} days and ${backup.weekly} weeks: ${rotated.join(', ')}`,
    );
}

function newestBackup({ database }: Config): string {
  const folder = backupsOf(database);
  const newest = backupsIn(folder).findLast(({ kind }) => kind !== 'partial');
  if (!newest) throw new Error(`There is no backup in ${folder}. Run npm run backup`);
  return newest.path;
}

/** Works without the store if it is lost: that is when backups are needed. */
async function verifyAny(context: BareContext, file: string, key?: string): Promise<Verified> {
  const { database } = context.config;
  const alone = (): Promise<Verified> => verify(file, database, undefined, key);
  if (database.kind === 'file' && !existsSync(database.path)) return alone();
  try {
    return await withStore(context, (store) => verify(file, database, store, key));
  } catch (error) {
    if (error instanceof StoreDown) return alone();
    throw error;
  }
}

async function drill(context: BareContext): Promise<void> {
  const { config, args, say } = context;
  const { values, positionals } = parseArgs({
    args: args.slice(1),
    options: { key: { type: 'string' } },
    allowPositionals: true,
  });
  const file = positionals[0] ?? newestBackup(config);
  if (!existsSync(file)) throw new Error(`There is no file ${file}`);
  const found = await verifyAny(context, file, values.key);
  const { tables, compared } = found;
  say(file);
  say(found.hasChecksum ? '  checksum: matches' : '  checksum: none (made by an earlier version)');
  say(`  restored: ${found.leads} leads, schema version ${found.version}`);
  say(
    `  rows: ${Object.entries(tables)
      .map(([name, rows]) => `${name} ${rows}`)
      .join(', ')}`,
  );
  say(`  accounts: ${found.accounts.join(', ') || 'none'}`);
  if (!compared)
    return say(`  not compared: no store can be read at ${storeName(config.database)}`);
  const { same, changed, deleted, newer, missing } = compared;
  say(
    `  compared with the store: ${same} the same, ${changed} changed since, ${deleted} deleted since, ${newer} newer`,
  );
  if (missing > 0)
    throw new Error(
      `${missing} leads of the store were received before this backup and are not in it. It is incomplete, or of another store`,
    );
}

const [making, drilling] = [command(make), bareCommand(drill)];
/** `npm run backup`. */
export const run: Command = (terminal) =>
  (terminal.args[0] === 'verify' ? drilling : making)(terminal);

if (import.meta.main) await start(run);

/**
 * Which store a store says that it is, so that a restored backup is noticed: its sessions and links may have ended
 * since, and its people may have left.
 */
import type { LogFields } from '../base/log.ts';
import { knownSecret } from './secrets.ts';
import type { Tx } from './transaction.ts';

/** Row of `server_secrets`: where the tables are, or that they are a backup. */
const NAME = 'place';
/** Identity of a store that is a file. Its backups say so themselves. */
export const [THIS_FILE, BACKUP] = ['file', 'backup'];
/**
 * Identity of PostgreSQL's tables. A dump is restored into others, while replicas and a server that took over have the
 * same.
 */
export const TABLES_IDENTITY = `select concat_ws('/', (select system_identifier from pg_control_system()),
  (select oid from pg_database where datname = current_database()), 'staff_sessions'::regclass::oid) as identity`;

/** Ends what a restored backup brings back. @returns fields of the log @param now epoch milliseconds */
export type OnRestored = (tx: Tx, now: number) => Promise<LogFields>;

export async function setIdentity(tx: Tx, identity: string): Promise<void> {
  const sql = `insert into server_secrets (name, value) values ($1, $2)
    on conflict (name) do update set value = excluded.value`;
  await tx.query(sql, NAME, identity);
}

/** Whether a file is a backup that nobody has opened yet. Reads only: another process may be writing. */
export async function isBackup(tx: Tx): Promise<boolean> {
  return (await knownSecret(tx, NAME)) === BACKUP;
}

/** Notes the identity. Whether the store was restored from a backup: it says that it is another. */
export async function wasRestored(tx: Tx, identity: string): Promise<boolean> {
  const kept = await knownSecret(tx, NAME);
  if (kept !== identity) await setIdentity(tx, identity);
  return kept !== undefined && kept !== identity;
}

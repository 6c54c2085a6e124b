/** A restored backup brings back sessions and links that have ended since, and people who have left. */
import type { LogFields } from '../../log.ts';
import { createIds } from '../ids.ts';
import type { Tx } from '../transaction.ts';
import { addLogLine } from './log.ts';
import { knownSecret } from '../secrets.ts';
import { users } from './users.ts';

/** Row of `server_secrets`: where the tables are, or that they are a backup. */
const PLACE = 'place';
/** In the place of a store that is a file. Its backups say so themselves. */
export const [THIS_FILE, BACKUP] = ['file', 'backup'];
/**
 * Place of PostgreSQL's tables. A dump is restored into others, while replicas and a server that took over have the
 * same.
 */
export const TABLES_OF = `select concat_ws('/', (select system_identifier from pg_control_system()),
  (select oid from pg_database where datname = current_database()), 'staff_sessions'::regclass::oid) as place`;

export interface RestoredStore {
  /** When it was last in use before, epoch milliseconds; 0 if that is unknown. */
  at: number;
  /** Everybody who can sign in again: `juno (admin)`. */
  accounts: readonly string[];
}

export async function setPlace(tx: Tx, place: string): Promise<void> {
  const sql = `insert into server_secrets (name, value) values ($1, $2)
    on conflict (name) do update set value = excluded.value`;
  await tx.query(sql, PLACE, place);
}

/** Whether a file is a backup that nobody has opened yet. Reads only: another process may be writing. */
export async function isBackup(tx: Tx): Promise<boolean> {
  return (await knownSecret(tx, PLACE)) === BACKUP;
}

/**
 * Ends all sessions, set-up links and challenges of a store that was restored from a backup, with a line in the audit
 * log; `undefined` for one that was not. One-time recovery codes stay: a person may have no other way in.
 * @param now epoch milliseconds
 */
export async function endRestored(
  tx: Tx,
  place: string,
  now: number,
): Promise<RestoredStore | undefined> {
  const kept = await knownSecret(tx, PLACE);
  if (kept === place) return undefined;
  await setPlace(tx, place);
  if (kept === undefined) return undefined;
  await tx.query('delete from staff_sessions');
  await tx.query("delete from staff_tokens where kind in ('link', 'challenge')");
  const last = await tx.one<{ at: number | null }>('select max(at) as at from probes');
  const accounts = (await users(tx)).map(({ username, role }) => `${username} (${role})`);
  const about = accounts.join(', ');
  // Ids of its own: leads that follow may have been received before this moment.
  const id = createIds().next(now);
  await addLogLine(tx, { id, at: now, by: null, action: 'store.restored', about });
  return { at: last?.at ?? 0, accounts };
}

/** Fields of the log. */
export const restoredFields = ({ at, accounts }: RestoredStore): LogFields => ({
  ...(at > 0 && { day: new Date(at).toISOString().slice(0, 10) }),
  accounts,
});

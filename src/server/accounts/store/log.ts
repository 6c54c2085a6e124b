/** The audit log of staff. Ids are time-ordered, so that they sort and expire by time. */
import type { LogLine } from '#staff/contract/accounts.ts';
import type { LogSelection } from '../port.ts';
import { firstIdAt } from '../../base/ids.ts';
import type { Tx } from '../../db/transaction.ts';
import { insert } from '../../db/rows.ts';
import { STAFF_LOG, LOG_LINE } from './tables.ts';

export const addLogLine = (tx: Tx, line: LogLine): Promise<void> => insert(tx, STAFF_LOG, [line]);

/** Up to `count` lines, newest first, older than the line `before` ('' for the newest). */
export async function logPage(
  tx: Tx,
  before: string,
  count: number,
  { by = '', actions = [''] }: LogSelection = {},
): Promise<LogLine[]> {
  const kinds = actions.map((_, index) => `action like $${index + 4}`).join(' or ');
  const sql = `select ${LOG_LINE.select()} from staff_log
    where id < $1 and (username = $2 or $2 = '') and (${kinds}) order by id desc limit $3`;
  const beginnings = actions.map((beginning) => `${beginning}%`);
  return await tx.query<LogLine>(sql, before === '' ? 'g' : before, by, count, ...beginnings);
}

/** Usernames with at least `least` lines of an action since a time. */
export async function frequentNames(
  tx: Tx,
  action: string,
  since: number,
  least: number,
): Promise<string[]> {
  const sql = `select username from staff_log where id >= $1 and action = $2 and username is not null
    group by username having count(*) >= $3 order by username`;
  const rows = await tx.query<{ username: string }>(sql, firstIdAt(since), action, least);
  return rows.map(({ username }) => username);
}

/** @param before epoch milliseconds */
export async function purgeLog(tx: Tx, before: number): Promise<void> {
  await tx.query('delete from staff_log where id < $1', firstIdAt(before));
}

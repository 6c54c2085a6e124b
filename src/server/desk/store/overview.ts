/** Counts for the overview. They scan the narrow rows of `lead_work`. */
import type { DueCounts, OutcomeCount, ReceivedCount } from '../inbox/port.ts';
import type { Tx } from '../../db/transaction.ts';

const QUARTER = 15 * 60_000;

/** Without spam. */
export async function received(tx: Tx, since: number): Promise<ReceivedCount[]> {
  const sql = `select form, received_at / ${QUARTER} * ${QUARTER} as at, count(*) as count
    from lead_work where received_at >= $1 and spam = 0 group by 1, 2 order by 2, 1`;
  return await tx.query<ReceivedCount>(sql, since);
}

export async function answered(
  tx: Tx,
  since: number,
): Promise<{ receivedAt: number; answeredAt: number }[]> {
  const sql = `select received_at as "receivedAt", answered_at as "answeredAt" from lead_work
    where answered_at >= $1 and reply_by is not null and spam = 0`;
  return await tx.query(sql, since);
}

const DUE = `select
    coalesce(sum(case when answered_at <= reply_by then 1 else 0 end), 0) as "inTime",
    coalesce(sum(case when answered_at > reply_by then 1 else 0 end), 0) as late,
    coalesce(sum(case when answered_at is null then 1 else 0 end), 0) as open
  from lead_work where reply_by >= $1 and reply_by < $2 and spam = 0`;

export async function due(tx: Tx, since: number, now: number): Promise<DueCounts> {
  const row = await tx.one<DueCounts>(DUE, since, now);
  return { inTime: Number(row?.inTime), late: Number(row?.late), open: Number(row?.open) };
}

/** Without spam. */
export async function outcomes(tx: Tx, since: number): Promise<OutcomeCount[]> {
  const sql = `select coalesce(outcome, case when answered_at is null then 'open' else 'answered' end) as outcome,
    count(*) as count from lead_work
    where received_at >= $1 and spam = 0 and reply_by is not null group by 1`;
  return (await tx.query<OutcomeCount>(sql, since)).map(({ outcome, count }) => ({
    outcome,
    count: Number(count),
  }));
}

import type { Interval } from './interval.ts';
import type { KeptCalendar } from './port.ts';
import { bind, type Runs, type Tx } from '../../db/transaction.ts';
import { columns, table } from '../../db/columns.ts';
import { insertMissing } from '../../db/rows.ts';

/** Epoch milliseconds. */
interface BusyTime {
  calendar: string;
  starts: number;
  ends: number;
}
export const BUSY_TIMES = table<BusyTime>(
  'busy_times',
  columns<BusyTime>({ calendar: 'text', starts: 'integer', ends: 'integer' }).byName,
);

const CALENDARS = `select calendar as id, read_at as "readAt", covers_until as "coversUntil", etag, modified,
  failing_since as "failingSince", problem from busy_calendars`;
const KEEP = `insert into busy_calendars (calendar, read_at, covers_until, etag, modified, problem)
  values ($1, $2, $3, $4, $5, $6)
  on conflict (calendar) do update set read_at = excluded.read_at, covers_until = excluded.covers_until,
    etag = excluded.etag, modified = excluded.modified, failing_since = null, problem = excluded.problem`;
const FAIL = `insert into busy_calendars (calendar, read_at, covers_until, failing_since, problem)
  values ($1, 0, 0, $2, $3)
  on conflict (calendar) do update set problem = excluded.problem,
    failing_since = coalesce(busy_calendars.failing_since, excluded.failing_since)`;
const TIMES = 'select starts, ends from busy_times where ends > $1 order by starts, ends';

async function calendars(tx: Tx): Promise<KeptCalendar[]> {
  return await tx.query<KeptCalendar>(`${CALENDARS} order by calendar`);
}

async function keep(
  tx: Tx,
  { id, readAt, coversUntil, etag, modified, problem }: Omit<KeptCalendar, 'failingSince'>,
  intervals?: readonly Interval[],
): Promise<void> {
  await tx.query(KEEP, id, readAt, coversUntil, etag, modified, problem);
  if (!intervals) return;
  await tx.query('delete from busy_times where calendar = $1', id);
  const rows = intervals.map(([starts, ends]) => ({ calendar: id, starts, ends }));
  await insertMissing(tx, BUSY_TIMES, rows);
}

async function forgetOthers(tx: Tx, ids: readonly string[], before: number): Promise<void> {
  for (const table of ['busy_calendars', 'busy_times'])
    await tx.query(`delete from ${table} where not (calendar = any($1))`, ids);
  await tx.query('delete from busy_times where ends < $1', before);
}

async function times(tx: Tx, since: number): Promise<Interval[]> {
  const rows = await tx.query<{ starts: number; ends: number }>(TIMES, since);
  return rows.map(({ starts, ends }) => [starts, ends]);
}

export const createBusyStore = ({ read, write }: Runs) => ({
  ...bind(read, { calendars, times }),
  ...bind(write, { keep, forgetOthers }),
  /** Notes that a calendar cannot be read; its busy times stay. */
  fail: (id: string, problem: string, at: number): Promise<void> =>
    write((tx) => tx.query(FAIL, id, at, problem)).then(() => undefined),
});

export type BusyStore = ReturnType<typeof createBusyStore>;

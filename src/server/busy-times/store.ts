import type { Interval } from './interval.ts';
import type { BusyStore, KeptCalendar } from './port.ts';
import { query, queryOne, type Operation, type Runs } from '../store/statement.ts';
import { insertMissing } from '../store/tables/rows.ts';

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
const BUSY = 'select starts from busy_times where ends > $1 and starts < $2 limit 1';
const TIMES = 'select starts, ends from busy_times where ends > $1 order by starts, ends';

export function* isBusy(from: number, until: number): Operation<boolean> {
  return (yield* queryOne(BUSY, from, until)) !== undefined;
}

function* calendars(): Operation<KeptCalendar[]> {
  return yield* query<KeptCalendar>(`${CALENDARS} order by calendar`);
}

function* keep(
  { id, readAt, coversUntil, etag, modified, problem }: Parameters<BusyStore['keep']>[0],
  intervals: readonly Interval[] | undefined,
): Operation<void> {
  yield* query(KEEP, id, readAt, coversUntil, etag, modified, problem);
  if (!intervals) return;
  yield* query('delete from busy_times where calendar = $1', id);
  const rows = intervals.map(([starts, ends]) => ({ calendar: id, starts, ends }));
  yield* insertMissing('busy_times', rows);
}

function* forgetOthers(ids: readonly string[], before: number): Operation<void> {
  for (const table of ['busy_calendars', 'busy_times'])
    yield* query(`delete from ${table} where not (calendar = any($1))`, ids);
  yield* query('delete from busy_times where ends < $1', before);
}

function* times(since: number): Operation<Interval[]> {
  const rows = yield* query<{ starts: number; ends: number }>(TIMES, since);
  return rows.map(({ starts, ends }) => [starts, ends]);
}

export function createBusyStore({ read, write }: Runs): BusyStore {
  return {
    calendars: () => read(calendars),
    keep: (calendar, intervals) => write(() => keep(calendar, intervals)),
    fail: (id, problem, at) => write(() => query(FAIL, id, at, problem)).then(() => undefined),
    forgetOthers: (ids, before) => write(() => forgetOthers(ids, before)),
    times: (since) => read(() => times(since)),
  };
}

/** Reading, copying, resending, purging and erasing leads. Each operation runs in one transaction. */
import { addCalls, holdCallAgain, releaseCalls, releaseGivenUpCall } from './booked-calls.ts';
import type { Backlog, Erasure, Purged, Store } from './port.ts';
import type { LeadRecord, Receivers } from './lead.ts';
import { purgeable, receiverNames } from './purgeable.ts';
import {
  attemptOf,
  attemptValues,
  deliveryOf,
  deliveryValues,
  erasureOf,
  keptDeliveryOf,
  LEAD,
  leadAndReceiptOf,
  leadOf,
  leadValues,
  repeatOf,
  repeatValues,
  type AttemptRow,
  type DeliveryRow,
  type ErasureRow,
  type KeptRow,
  type LeadRow,
  type RepeatRow,
} from './records.ts';
import { refresh, removeWork } from './inbox/work.ts';
import { addKeptWork, draftsOf, eventsOf, workOf } from './inbox/kept.ts';
import { insert, lock, query, queryOne, type Operation } from './statement.ts';

const DELIVERIES = `select lead_id as "leadId", adapter, state, due_at as "dueAt", queued_at as "queuedAt",
  waited_ms as "waitedMs", attempts, reason from deliveries where lead_id = any($1) order by lead_id, adapter`;
const ATTEMPTS = `select lead_id as "leadId", adapter, number, at, took_ms as "tookMs", outcome, status, reason
  from attempts where lead_id = any($1) order by lead_id, adapter, number`;
const KEPT = `${LEAD}, digest, keyed, content`;
const REPEATS = `select reference, lead_id as "leadId", digest, keyed, content, restored, at
  from repeats where lead_id = any($1) order by reference`;

/** A lead with its deliveries and attempts. */
export function* find(id: string): Operation<Awaited<ReturnType<Store['find']>>> {
  const lead = yield* queryOne<LeadRow>(`select ${LEAD} from leads where id = $1`, id);
  if (!lead) return null;
  return {
    lead: leadOf(lead),
    deliveries: (yield* query<DeliveryRow>(DELIVERIES, [id])).map(deliveryOf),
    attempts: (yield* query<AttemptRow>(ATTEMPTS, [id])).map(attemptOf),
  };
}

/** Groups rows by lead. */
const byLead = <T extends { leadId: string }>(rows: T[]): Map<string, T[]> =>
  Map.groupBy(rows, ({ leadId }) => leadId);

/** Complete records ordered by id. */
export function* page(after: string, most: number): Operation<LeadRecord[]> {
  const sql = `select ${KEPT} from leads where id > $1 order by id limit $2`;
  return yield* recordsOf(yield* query<KeptRow>(sql, after, most));
}

/** Complete records of some leads, ordered by id. */
export function* records(ids: readonly string[]): Operation<LeadRecord[]> {
  const sql = `select ${KEPT} from leads where id = any($1) order by id`;
  return yield* recordsOf(yield* query<KeptRow>(sql, ids));
}

function* recordsOf(leads: readonly KeptRow[]): Operation<LeadRecord[]> {
  const ids = leads.map(({ id }) => id);
  const repeats = byLead(yield* query<RepeatRow>(REPEATS, ids));
  const deliveries = byLead(yield* query<DeliveryRow>(DELIVERIES, ids));
  const attempts = byLead(yield* query<AttemptRow>(ATTEMPTS, ids));
  const works = yield* workOf(ids);
  const events = yield* eventsOf(ids);
  const drafts = yield* draftsOf(ids);
  return leads.map((row) => ({
    ...leadAndReceiptOf(row),
    repeats: (repeats.get(row.id) ?? []).map(repeatOf),
    deliveries: (deliveries.get(row.id) ?? []).map(keptDeliveryOf),
    attempts: (attempts.get(row.id) ?? []).map(attemptOf),
    work: works.get(row.id) ?? null,
    events: events.get(row.id) ?? [],
    drafts: drafts.get(row.id) ?? [],
  }));
}

/** Copies records from another store; existing rows are kept. */
export function* add(kept: readonly LeadRecord[]): Operation<void> {
  const rowsOf = <T, R>(
    list: (record: LeadRecord) => readonly T[],
    row: (lead: LeadRecord['lead'], one: T) => R,
  ): R[] => kept.flatMap((record) => list(record).map((one) => row(record.lead, one)));
  yield* insert(
    'leads',
    kept.map(({ lead, receipt }) => leadValues(lead, receipt, lead.id)),
  );
  yield* addCalls(kept);
  yield* insert(
    'repeats',
    rowsOf(
      ({ repeats }) => repeats,
      ({ id }, one) => repeatValues(id, one),
    ),
  );
  yield* insert(
    'deliveries',
    rowsOf(
      ({ deliveries }) => deliveries,
      ({ id, form }, one) => deliveryValues(id, form, one),
    ),
  );
  yield* insert(
    'attempts',
    rowsOf(
      ({ attempts }) => attempts,
      ({ id }, one) => attemptValues(id, one),
    ),
  );
  yield* addKeptWork(kept);
}

function* countOf(sql: string): Operation<number> {
  return (yield* queryOne<{ count: number }>(sql))?.count ?? 0;
}

export const count = (): Operation<number> => countOf('select count(*) as count from leads');

export const spam = (): Operation<number> =>
  countOf('select count(*) as count from leads where spam = 1');

/** Two queries, one per partial index. */
const BACKLOG = ["state = 'waiting'", "state in ('refused', 'failed', 'quarantined')"]
  .map(
    (states) => `select adapter, form, state, count(*) as count, min(queued_at) as "oldestAt"
      from deliveries where ${states} group by adapter, form, state`,
  )
  .join(' union all ');

/** Number of unfinished deliveries by destination, form and state. */
export const backlog = (): Operation<Backlog[]> => query<Backlog>(BACKLOG);

/** Whether an update with a `returning` clause changed anything. */
function* changes(...statement: Parameters<typeof query>): Operation<boolean> {
  return (yield* query(...statement)).length > 0;
}

const RESEND = `update deliveries set state = 'waiting', due_at = $3, queued_at = $3, waited_ms = 0
  where lead_id = $1 and adapter = $2 and state in ('refused', 'failed', 'quarantined', 'discarded')
  returning lead_id`;

export function* resend(id: string, adapter: string, now: number): Operation<boolean> {
  const isDue = yield* changes(RESEND, id, adapter, now);
  // Discarding it freed its call.
  if (isDue) {
    yield* holdCallAgain(id, now);
    yield* refresh([id]);
  }
  return isDue;
}

const DISCARD = `update deliveries set state = 'discarded'
  where lead_id = $1 and adapter = $2 and state in ('refused', 'failed', 'quarantined')
  returning lead_id`;

export function* discard(id: string, adapter: string): Operation<boolean> {
  const isDiscarded = yield* changes(DISCARD, id, adapter);
  if (isDiscarded) {
    yield* releaseGivenUpCall(id);
    yield* refresh([id]);
  }
  return isDiscarded;
}

/** Blocks claims, which would otherwise add an attempt to a lead that is being deleted. */
export const NO_CLAIMS = 'lock table lanes in exclusive mode';

/** Deletes leads with all their rows; returns how many leads existed. */
function* remove(ids: readonly string[]): Operation<number> {
  yield* releaseCalls(ids);
  for (const table of ['attempts', 'deliveries', 'repeats'])
    yield* query(`delete from ${table} where lead_id = any($1)`, ids);
  yield* removeWork(ids);
  return (yield* query('delete from leads where id = any($1) returning id', ids)).length;
}

const AGES = `select id, case when received_at < $2 and ${purgeable('$1')} then 1 else 0 end as "isOld"
  from leads where id > $3 order by id limit $4`;
/** Checked again under the lock: a lead may have been resent since. */
const STILL_PURGEABLE = `select id from leads where id = any($2) and ${purgeable('$1')} for update`;

export function* purge(
  before: number,
  after: string,
  most: number,
  receivers: Receivers,
): Operation<Purged> {
  const configured = receiverNames(receivers);
  const seen = yield* query<{ id: string; isOld: 0 | 1 }>(AGES, configured, before, after, most);
  const last = seen.length < most ? null : (seen.at(-1)?.id ?? null);
  const old = seen.filter(({ isOld }) => isOld === 1).map(({ id }) => id);
  if (old.length === 0) return { deleted: 0, last };
  yield* lock(NO_CLAIMS);
  const found = yield* query<{ id: string }>(STILL_PURGEABLE, configured, old);
  const deleted = yield* remove(found.map(({ id }) => id));
  if (deleted > 0) yield* query('update removals set happened = happened + 1');
  return { deleted, last };
}

export function* erase({ id, at, leads, forms }: Erasure): Operation<number> {
  yield* lock(NO_CLAIMS);
  const deleted = yield* remove(leads);
  yield* insert('erasures', [[id, at, JSON.stringify(leads), JSON.stringify(forms)]]);
  if (deleted > 0) yield* query('update removals set happened = happened + 1, scrubbed_at = 0');
  return deleted;
}

export function* erasures(): Operation<Erasure[]> {
  const sql = 'select id, at, leads, forms from erasures order by at, id';
  return (yield* query<ErasureRow>(sql)).map(erasureOf);
}

/** Number of removals so far, if some are not scrubbed and the last scrub was `restMs` ago. */
export function* removalsToScrub(now: number, restMs: number): Operation<number | undefined> {
  const sql =
    'select happened from removals where happened > scrubbed and abs($1 - scrubbed_at) >= $2';
  return (yield* queryOne<{ happened: number }>(sql, now, restMs))?.happened;
}

export function* recordScrub(happened: number, now: number): Operation<void> {
  const sql = `update removals set scrubbed_at = $2,
    scrubbed = case when scrubbed > $1 then scrubbed else $1 end`;
  yield* query(sql, happened, now);
}

export function* removeSelfTest(id: string): Operation<void> {
  const sql = 'select id from leads where id = $1 and self_test = 1';
  yield* remove((yield* query<{ id: string }>(sql, id)).map((lead) => lead.id));
}

/** Writes one row. @param now epoch milliseconds */
export function* probe(now: number): Operation<void> {
  const sql = 'insert into probes values (1, $1) on conflict (id) do update set at = excluded.at';
  yield* query(sql, now);
}

/** Reading, copying, resending, purging and erasing leads. Each operation runs in one transaction. */
import { addCalls, holdCallAgain, releaseCalls, releaseGivenUpCall } from './booked-calls.ts';
import type { Backlog, Erasure, Purged, Store } from './port.ts';
import type { LeadRecord, Receivers } from './lead.ts';
import { PURGEABLE, receiverNames } from './purgeable.ts';
import { firstIdAt } from './ids.ts';
import { refresh, removeWork } from './inbox/work.ts';
import { addKeptWork, draftsOf, eventsOf, repliesOf, workOf } from './inbox/records.ts';
import { lock, query, queryOne, type Operation } from './statement.ts';
import { byLead, insertMissing } from './tables/rows.ts';
import {
  ATTEMPT,
  DELIVERY,
  ERASURE,
  KEPT_DELIVERY,
  LEAD,
  RECEIPT,
  REPEAT,
} from './tables/tables.ts';

const KEPT = `${LEAD.select()}, ${RECEIPT.select()}`;

export function* find(id: string): Operation<Awaited<ReturnType<Store['find']>>> {
  const row = yield* queryOne<object>(`select ${LEAD.select()} from leads where id = $1`, id);
  if (!row) return null;
  const deliveries = yield* byLead('deliveries', DELIVERY, [id], 'adapter');
  const attempts = yield* byLead('attempts', ATTEMPT, [id], 'adapter, number');
  return {
    lead: LEAD.read(row),
    deliveries: deliveries.get(id) ?? [],
    attempts: attempts.get(id) ?? [],
  };
}

export function* page(after: string, most: number): Operation<LeadRecord[]> {
  const sql = `select ${KEPT} from leads where id > $1 order by id limit $2`;
  return yield* recordsOf(yield* query<object>(sql, after, most));
}

export function* records(ids: readonly string[]): Operation<LeadRecord[]> {
  const sql = `select ${KEPT} from leads where id = any($1) order by id`;
  return yield* recordsOf(yield* query<object>(sql, ids));
}

function* recordsOf(rows: readonly object[]): Operation<LeadRecord[]> {
  const leads = rows.map((row) => ({ lead: LEAD.read(row), receipt: RECEIPT.read(row) }));
  const ids = leads.map(({ lead }) => lead.id);
  const repeats = yield* byLead('repeats', REPEAT, ids, 'reference');
  const deliveries = yield* byLead('deliveries', KEPT_DELIVERY, ids, 'adapter');
  const attempts = yield* byLead('attempts', ATTEMPT, ids, 'adapter, number');
  const works = yield* workOf(ids);
  const events = yield* eventsOf(ids);
  const drafts = yield* draftsOf(ids);
  const replies = yield* repliesOf(ids);
  return leads.map(({ lead, receipt }) => ({
    lead,
    receipt,
    repeats: repeats.get(lead.id) ?? [],
    deliveries: deliveries.get(lead.id) ?? [],
    attempts: attempts.get(lead.id) ?? [],
    work: works.get(lead.id) ?? null,
    events: events.get(lead.id) ?? [],
    drafts: drafts.get(lead.id) ?? [],
    replies: replies.get(lead.id) ?? [],
  }));
}

/** Copies records from another store; existing rows are kept. */
export function* add(kept: readonly LeadRecord[]): Operation<void> {
  yield* insertMissing(
    'leads',
    kept.map(({ lead, receipt }) => ({ ...lead, ...receipt })),
  );
  yield* addCalls(kept);
  for (const { lead, repeats, deliveries, attempts } of kept) {
    const { id: leadId, form } = lead;
    yield* insertMissing(
      'repeats',
      repeats.map((one) => ({ leadId, ...one })),
    );
    yield* insertMissing(
      'deliveries',
      deliveries.map((one) => ({ leadId, form, ...one })),
    );
    yield* insertMissing(
      'attempts',
      attempts.map((one) => ({ leadId, ...one })),
    );
  }
  yield* addKeptWork(kept);
}

function* countOf(sql: string): Operation<number> {
  return (yield* queryOne<{ count: number }>(sql))?.count ?? 0;
}

export const count = (): Operation<number> => countOf('select count(*) as count from leads');

/** Since a time, epoch milliseconds; without spam and self-tests. */
export function* received(since: number): Operation<number> {
  const sql = 'select count(*) as count from leads where id >= $1 and spam = 0 and self_test = 0';
  return (yield* queryOne<{ count: number }>(sql, firstIdAt(since)))?.count ?? 0;
}

export const spam = (): Operation<number> =>
  countOf('select count(*) as count from leads where spam = 1');

/** Not of a notice that somebody has, and others wait for. */
const WAITS_SINCE = `case when adapter = 'email' and exists (select 1 from mail_recipients
  where mail_recipients.lead_id = deliveries.lead_id) then null else queued_at end`;
/** Two queries, one per partial index. */
const BACKLOG = ["state = 'waiting'", "state in ('refused', 'failed', 'quarantined')"]
  .map(
    (states) => `select adapter, form, state, count(*) as count, min(${WAITS_SINCE}) as "oldestAt"
      from deliveries where ${states} group by adapter, form, state`,
  )
  .join(' union all ');

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

/** Returns how many leads existed. */
function* remove(ids: readonly string[]): Operation<number> {
  yield* releaseCalls(ids);
  for (const table of ['attempts', 'deliveries', 'repeats', 'mail_recipients'])
    yield* query(`delete from ${table} where lead_id = any($1)`, ids);
  yield* removeWork(ids);
  return (yield* query('delete from leads where id = any($1) returning id', ids)).length;
}

const AGES = `select id, case when received_at < $2 and ${PURGEABLE} then 1 else 0 end as "isOld"
  from leads where id > $3 order by id limit $4`;
/** Checked again under the lock: a lead may have been resent since. */
const STILL_PURGEABLE = `select id from leads where id = any($2) and ${PURGEABLE} for update`;

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

export function* erase(erasure: Erasure): Operation<number> {
  yield* lock(NO_CLAIMS);
  const deleted = yield* remove(erasure.leads);
  yield* insertMissing('erasures', [erasure]);
  if (deleted > 0) yield* query('update removals set happened = happened + 1');
  return deleted;
}

export function* erasures(): Operation<Erasure[]> {
  const sql = `select ${ERASURE.select()} from erasures order by at, id`;
  return (yield* query<object>(sql)).map(ERASURE.read);
}

/** Number of removals so far, if some are not vacuumed, and when the last vacuum was. */
export function* removalsToVacuum(): Operation<{ happened: number; lastAt: number } | undefined> {
  const sql = 'select happened, scrubbed_at as "lastAt" from removals where happened > scrubbed';
  return yield* queryOne<{ happened: number; lastAt: number }>(sql);
}

export function* recordVacuum(happened: number, now: number): Operation<void> {
  const sql = `update removals set scrubbed_at = $2,
    scrubbed = case when scrubbed > $1 then scrubbed else $1 end`;
  yield* query(sql, happened, now);
}

export function* removeSelfTest(id: string): Operation<void> {
  const sql = 'select id from leads where id = $1 and self_test = 1';
  yield* remove((yield* query<{ id: string }>(sql, id)).map((lead) => lead.id));
}

/** Rows of `probes`. The second is a time that was believed, see operations/clock-doubt.ts. */
const [LAST_PROBE, BELIEVED] = [1, 2];
const SET_PROBE =
  'insert into probes (id, at) values ($1, $2) on conflict (id) do update set at = excluded.at';

export function* probe(now: number): Operation<void> {
  yield* query(SET_PROBE, LAST_PROBE, now);
}

export function* believe(now: number): Operation<void> {
  yield* query(SET_PROBE, BELIEVED, now);
}

/** Kept the first time, because the next probe overwrites what an earlier version left. */
export function* seenAt(otherwise: number): Operation<number> {
  const probes = yield* query<{ id: number; at: number }>('select id, at from probes');
  const believed = probes.find(({ id }) => id === BELIEVED);
  if (believed) return believed.at;
  const newest = 'select received_at as at from leads order by id desc limit 1';
  const { at } = probes[0] ?? (yield* queryOne<{ at: number }>(newest)) ?? { at: otherwise };
  yield* believe(at);
  return at;
}

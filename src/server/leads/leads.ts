/** Reading, copying, resending, purging and erasing leads. Each operation runs in one transaction. */
import { addCalls, bookCallAgain, releaseCalls, releaseGivenUpCall } from './booked-calls.ts';
import type { Backlog, Erasure, Purged } from './port.ts';
import type { Attempt, Delivery, Lead, LeadRecord, Receivers } from './lead.ts';
import { PURGEABLE, receiverNames } from './purgeable.ts';
import { firstIdAt } from '../base/ids.ts';
import { refresh, removeWork } from './work.ts';
import { addKeptWork, draftsOf, eventsOf, repliesOf, workOf } from './records.ts';
import { DESTINATION_COLUMN, DESTINATION_TABLE } from '../db/stored-names.ts';
import type { Tx } from '../db/transaction.ts';
import { byLead, insertMissing } from '../db/rows.ts';
import {
  ATTEMPT,
  ATTEMPTS,
  DELIVERIES,
  DELIVERY,
  ERASURE,
  ERASURES,
  KEPT_DELIVERY,
  LEAD,
  LEADS,
  RECEIPT,
  REPEAT,
  REPEATS,
} from './tables.ts';

const KEPT = `${LEAD.select()}, ${RECEIPT.select()}`;

export async function find(
  tx: Tx,
  id: string,
): Promise<{ lead: Lead; deliveries: Delivery[]; attempts: Attempt[] } | null> {
  const row = await tx.one<object>(`select ${LEAD.select()} from leads where id = $1`, id);
  if (!row) return null;
  const deliveries = await byLead(tx, DELIVERIES, DELIVERY, [id], DESTINATION_COLUMN);
  const attempts = await byLead(tx, ATTEMPTS, ATTEMPT, [id], `${DESTINATION_COLUMN}, number`);
  return {
    lead: LEAD.read(row),
    deliveries: deliveries.get(id) ?? [],
    attempts: attempts.get(id) ?? [],
  };
}

export async function page(tx: Tx, after: string, most: number): Promise<LeadRecord[]> {
  const sql = `select ${KEPT} from leads where id > $1 order by id limit $2`;
  return await recordsOf(tx, await tx.query<object>(sql, after, most));
}

/** Ordered by id; unknown ids are left out. */
export async function records(tx: Tx, ids: readonly string[]): Promise<LeadRecord[]> {
  const sql = `select ${KEPT} from leads where id = any($1) order by id`;
  return await recordsOf(tx, await tx.query<object>(sql, ids));
}

async function recordsOf(tx: Tx, rows: readonly object[]): Promise<LeadRecord[]> {
  const leads = rows.map((row) => ({ lead: LEAD.read(row), receipt: RECEIPT.read(row) }));
  const ids = leads.map(({ lead }) => lead.id);
  const repeats = await byLead(tx, REPEATS, REPEAT, ids, 'reference');
  const deliveries = await byLead(tx, DELIVERIES, KEPT_DELIVERY, ids, DESTINATION_COLUMN);
  const attempts = await byLead(tx, ATTEMPTS, ATTEMPT, ids, `${DESTINATION_COLUMN}, number`);
  const works = await workOf(tx, ids);
  const events = await eventsOf(tx, ids);
  const drafts = await draftsOf(tx, ids);
  const replies = await repliesOf(tx, ids);
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
export async function add(tx: Tx, kept: readonly LeadRecord[]): Promise<void> {
  await insertMissing(
    tx,
    LEADS,
    kept.map(({ lead, receipt }) => ({ ...lead, ...receipt })),
  );
  await addCalls(tx, kept);
  for (const { lead, repeats, deliveries, attempts } of kept) {
    const { id: leadId, form } = lead;
    await insertMissing(
      tx,
      REPEATS,
      repeats.map((one) => ({ leadId, ...one })),
    );
    await insertMissing(
      tx,
      DELIVERIES,
      deliveries.map((one) => ({ leadId, form, ...one })),
    );
    await insertMissing(
      tx,
      ATTEMPTS,
      attempts.map((one) => ({ leadId, ...one })),
    );
  }
  await addKeptWork(tx, kept);
}

async function countOf(tx: Tx, sql: string): Promise<number> {
  return (await tx.one<{ count: number }>(sql))?.count ?? 0;
}

export const count = (tx: Tx): Promise<number> =>
  countOf(tx, 'select count(*) as count from leads');

/** Since a time, epoch milliseconds; without spam and self-tests. */
export async function received(tx: Tx, since: number): Promise<number> {
  const sql = 'select count(*) as count from leads where id >= $1 and spam = 0 and self_test = 0';
  return (await tx.one<{ count: number }>(sql, firstIdAt(since)))?.count ?? 0;
}

export const spam = (tx: Tx): Promise<number> =>
  countOf(tx, 'select count(*) as count from leads where spam = 1');

/** Not of an email that somebody has, and others wait for. */
const WAITS_SINCE = `case when ${DESTINATION_COLUMN} = 'email' and exists (select 1 from mail_recipients
  where mail_recipients.lead_id = deliveries.lead_id) then null else queued_at end`;
/** Two queries, one per partial index. */
const BACKLOG = ["state = 'waiting'", "state in ('refused', 'failed', 'quarantined')"]
  .map(
    (
      states,
    ) => `select ${DESTINATION_COLUMN} as destination, form, state, count(*) as count, min(${WAITS_SINCE}) as "oldestAt"
      from deliveries where ${states} group by ${DESTINATION_COLUMN}, form, state`,
  )
  .join(' union all ');

export const backlog = (tx: Tx): Promise<Backlog[]> => tx.query<Backlog>(BACKLOG);

/** Whether an update with a `returning` clause changed anything. */
async function changes(tx: Tx, ...statement: Parameters<Tx['query']>): Promise<boolean> {
  return (await tx.query(...statement)).length > 0;
}

const RESEND = `update deliveries set state = 'waiting', due_at = $3, queued_at = $3, waited_ms = 0
  where lead_id = $1 and ${DESTINATION_COLUMN} = $2 and state in ('refused', 'failed', 'quarantined', 'discarded')
  returning lead_id`;

export async function resend(
  tx: Tx,
  id: string,
  destination: string,
  now: number,
): Promise<boolean> {
  const isDue = await changes(tx, RESEND, id, destination, now);
  // Discarding it freed its call.
  if (isDue) {
    await bookCallAgain(tx, id, now);
    await refresh(tx, [id]);
  }
  return isDue;
}

const DISCARD = `update deliveries set state = 'discarded'
  where lead_id = $1 and ${DESTINATION_COLUMN} = $2 and state in ('refused', 'failed', 'quarantined')
  returning lead_id`;

export async function discard(tx: Tx, id: string, destination: string): Promise<boolean> {
  const isDiscarded = await changes(tx, DISCARD, id, destination);
  if (isDiscarded) {
    await releaseGivenUpCall(tx, id);
    await refresh(tx, [id]);
  }
  return isDiscarded;
}

/** Blocks claims, which would otherwise add an attempt to a lead that is being deleted. */
export const NO_CLAIMS = `lock table ${DESTINATION_TABLE} in exclusive mode`;

/** Returns how many leads existed. */
async function remove(tx: Tx, ids: readonly string[]): Promise<number> {
  await releaseCalls(tx, ids);
  for (const table of ['attempts', 'deliveries', 'repeats', 'mail_recipients'])
    await tx.query(`delete from ${table} where lead_id = any($1)`, ids);
  await removeWork(tx, ids);
  return (await tx.query('delete from leads where id = any($1) returning id', ids)).length;
}

const AGES = `select id, case when received_at < $2 and ${PURGEABLE} then 1 else 0 end as "isOld"
  from leads where id > $3 order by id limit $4`;
/** Checked again under the lock: a lead may have been resent since. */
const STILL_PURGEABLE = `select id from leads where id = any($2) and ${PURGEABLE} for update`;

export async function purge(
  tx: Tx,
  before: number,
  after: string,
  most: number,
  receivers: Receivers,
): Promise<Purged> {
  const configured = receiverNames(receivers);
  const seen = await tx.query<{ id: string; isOld: 0 | 1 }>(AGES, configured, before, after, most);
  const last = seen.length < most ? null : (seen.at(-1)?.id ?? null);
  const old = seen.filter(({ isOld }) => isOld === 1).map(({ id }) => id);
  if (old.length === 0) return { deleted: 0, last };
  await tx.lock(NO_CLAIMS);
  const found = await tx.query<{ id: string }>(STILL_PURGEABLE, configured, old);
  const ids = found.map(({ id }) => id);
  return { deleted: await remove(tx, ids), last };
}

export async function erase(tx: Tx, erasure: Erasure): Promise<number> {
  await tx.lock(NO_CLAIMS);
  const deleted = await remove(tx, erasure.leads);
  await insertMissing(tx, ERASURES, [erasure]);
  return deleted;
}

export async function erasures(tx: Tx): Promise<Erasure[]> {
  const sql = `select ${ERASURE.select()} from erasures order by at, id`;
  return (await tx.query<object>(sql)).map(ERASURE.read);
}

export async function removeSelfTest(tx: Tx, id: string): Promise<void> {
  const sql = 'select id from leads where id = $1 and self_test = 1';
  await remove(
    tx,
    (await tx.query<{ id: string }>(sql, id)).map((lead) => lead.id),
  );
}

/** Rows of `probes`. The second is a time that was believed, see run/clock-doubt.ts. */
const [LAST_PROBE, BELIEVED] = [1, 2];
const SET_PROBE =
  'insert into probes (id, at) values ($1, $2) on conflict (id) do update set at = excluded.at';

export async function probe(tx: Tx, now: number): Promise<void> {
  await tx.query(SET_PROBE, LAST_PROBE, now);
}

export async function believe(tx: Tx, now: number): Promise<void> {
  await tx.query(SET_PROBE, BELIEVED, now);
}

/** Kept the first time, because the next probe overwrites what an earlier version left. */
export async function seenAt(tx: Tx, otherwise: number): Promise<number> {
  const probes = await tx.query<{ id: number; at: number }>('select id, at from probes');
  const believed = probes.find(({ id }) => id === BELIEVED);
  if (believed) return believed.at;
  const newest = 'select received_at as at from leads order by id desc limit 1';
  const { at } = probes[0] ?? (await tx.one<{ at: number }>(newest)) ?? { at: otherwise };
  await believe(tx, at);
  return at;
}

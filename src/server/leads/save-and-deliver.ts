/** Saving and delivering leads. Each operation runs in one transaction. */
import { refresh } from './work.ts';
import { bookCallAgain, bookCallOf } from './booked-calls.ts';
import { addEvents } from './records.ts';
import { newRepeat, receiptsFor } from './idempotency.ts';
import type { DeliveryState, NewLead } from './lead.ts';
import type { Claim, Claimed, ClaimOptions, DeliveryUpdate, Saved } from './port.ts';
import { DESTINATION_COLUMN, DESTINATION_TABLE } from '../db/stored-names.ts';
import type { Value, Tx } from '../db/transaction.ts';
import type { RowOf } from '../db/columns.ts';
import { insertMissing } from '../db/rows.ts';
import { DELIVERIES, LEAD, LEADS, NEW_LEADS, REPEATS } from './tables.ts';

const firstState = ({ quarantined }: NewLead): DeliveryState =>
  quarantined ? 'quarantined' : 'waiting';

const newDeliveries = (
  leadId: string,
  form: string,
  destinations: readonly string[],
  state: DeliveryState,
  at: number,
): RowOf<typeof DELIVERIES>[] => {
  const untried = { dueAt: at, queuedAt: at, waitedMs: 0, attempts: 0, reason: null };
  return destinations.map((destination) => ({ leadId, form, destination, state, ...untried }));
};

const QUEUE_AGAIN = `update deliveries set state = $2, due_at = $3, queued_at = $3, waited_ms = 0
  where lead_id = $1 and state <> 'delivered'`;

/**
 * Unmarks a lead as spam and queues its deliveries, also those stopped by marking it; `false` if it was not marked. The
 * caller must {@link refresh} the lead.
 */
export async function restore(
  tx: Tx,
  id: string,
  destinations: readonly string[],
  now: number,
  state: DeliveryState = 'waiting',
): Promise<boolean> {
  const unmark = 'update leads set spam = 0 where id = $1 and spam = 1 returning form';
  const lead = await tx.one<{ form: string }>(unmark, id);
  if (!lead) return false;
  // Another lead may have its call by now; this lead is delivered all the same.
  await bookCallAgain(tx, id, now);
  await tx.query(QUEUE_AGAIN, id, state, now);
  await insertMissing(tx, DELIVERIES, newDeliveries(id, lead.form, destinations, state, now));
  return true;
}

/** Says in a lead's timeline that its person has booked another call, which freed this one. */
async function noteMoved(tx: Tx, leadId: string, id: string, at: number): Promise<void> {
  await addEvents(tx, leadId, [{ id, at, userId: '', action: 'moved', text: '' }]);
  await tx.query('update lead_work set revision = revision + 1 where lead_id = $1', leadId);
}

/** Saves what an account wrote down for a person, and notes who did. */
export async function enter(
  tx: Tx,
  lead: NewLead,
  userId: string,
  nextId: (now: number) => string,
): Promise<Saved> {
  const [saved = CALL_TAKEN] = await save(tx, [lead], nextId);
  const { receivedAt: at } = lead;
  if (saved.outcome === 'stored')
    await addEvents(tx, saved.id, [{ id: nextId(at), at, userId, action: 'enter', text: '' }]);
  return saved;
}

const CALL_TAKEN: Saved = { outcome: 'taken', id: '', reference: '' };

/** Keeps other processes from storing the same posts. Digests are sorted, so that two batches cannot deadlock. */
const LOCK_RECEIPTS =
  'select pg_advisory_xact_lock(hashtextextended(digest, 0)) from unnest($1::text[]) as digest';

/** Stores leads with their deliveries and skips repeats. Results are in the order of `leads`. */
export async function save(
  tx: Tx,
  leads: readonly NewLead[],
  nextId: (now: number) => string,
): Promise<Saved[]> {
  const digests = leads.flatMap(({ receipt }) => [receipt.digest, receipt.content]);
  // Calls are locked with the digests: two batches that hold them in different orders would deadlock.
  const calls = leads.flatMap(({ call }) => (call ? [`call ${call.at}`] : []));
  const sorted = [...new Set([...digests, ...calls])].sort();
  await tx.lock(LOCK_RECEIPTS, sorted);
  const receipts = await receiptsFor(tx, leads, sorted);
  const newLeads: RowOf<typeof NEW_LEADS>[] = [];
  let fresh: RowOf<typeof LEADS>[] = [];
  let deliveries: RowOf<typeof DELIVERIES>[] = [];
  const restoredIds: string[] = [];
  const movedAt = new Map<string, number>();
  async function flush(): Promise<void> {
    await insertMissing(tx, LEADS, fresh);
    await insertMissing(tx, DELIVERIES, deliveries);
    [fresh, deliveries] = [[], []];
  }

  const saved: Saved[] = [];
  for (const lead of leads) {
    const { receipt, receivedAt: at } = lead;
    const verdict = await receipts.judge(lead, flush);
    if (verdict.outcome === 'stored') {
      const id = nextId(at);
      // Calls of the same person may be in this batch.
      if (lead.call) await flush();
      const { isBooked, moved } = await bookCallOf(tx, lead, id);
      if (!isBooked) {
        saved.push(CALL_TAKEN);
        continue;
      }
      for (const other of moved) movedAt.set(other, at);
      fresh.push({ ...lead, ...receipt, id });
      if (!lead.selfTest) newLeads.push({ leadId: id });
      deliveries.push(...newDeliveries(id, lead.form, lead.destinations, firstState(lead), at));
      receipts.add({ ...receipt, restored: true, reference: id });
      saved.push({ outcome: 'stored', id, reference: id });
      continue;
    }
    const { outcome, known, isSameKey } = verdict;
    const id = known.leadId;
    const restored = outcome === 'restored';
    if (restored) {
      const { isBooked, moved } = await bookCallOf(tx, lead, id);
      if (!isBooked) {
        saved.push(CALL_TAKEN);
        continue;
      }
      for (const other of moved) movedAt.set(other, at);
      await restore(tx, id, lead.destinations, at, firstState(lead));
      restoredIds.push(id);
    }
    if (isSameKey && !restored) {
      saved.push({ outcome, id, reference: known.reference });
      continue;
    }
    const repeat = newRepeat(lead, nextId(at), { isSameKey, restored });
    if (repeat.keyed || restored) {
      await insertMissing(tx, REPEATS, [{ ...repeat, leadId: id }]);
      receipts.add(repeat);
    }
    saved.push({ outcome, id, reference: isSameKey ? known.reference : repeat.reference });
  }
  await flush();
  await insertMissing(tx, NEW_LEADS, newLeads);
  for (const [id, at] of movedAt) await noteMoved(tx, id, nextId(at), at);
  await refresh(tx, [...restoredIds, ...movedAt.keys()]);
  return saved;
}

/** Locks the destination: other claims wait until the transaction ends. */
const LOCK_DESTINATION = `select free_at as "freeAt" from ${DESTINATION_TABLE} where ${DESTINATION_COLUMN} = $1 for update`;
const ADD_DESTINATION = `insert into ${DESTINATION_TABLE} (${DESTINATION_COLUMN}, free_at) values ($1, 0) on conflict do nothing`;
const SET_FREE_AT = `insert into ${DESTINATION_TABLE} (${DESTINATION_COLUMN}, free_at) values ($1, $2)
  on conflict (${DESTINATION_COLUMN}) do update set free_at = excluded.free_at`;
const MAKE_DUE = `update deliveries set due_at = $1 where state = 'waiting' and ${DESTINATION_COLUMN} = $2 and due_at > $3`;
const LEADS_OF = `select ${LEAD.select()}, attempts, waited_ms as "waitedMs"`;
const IS_FIRST = `exists (select 1 from lead_work where lead_work.lead_id = deliveries.lead_id and read_first = 1)`;
const due = (order: 'asc' | 'desc', condition = ''): string => `${LEADS_OF}
  from (select lead_id, attempts, waited_ms from deliveries
    where state = 'waiting' and ${DESTINATION_COLUMN} = $1 and due_at <= $2 and form = any($3) ${condition}
    order by due_at ${order}, lead_id ${order} limit 1) as next join leads on id = lead_id`;
const OLDEST_DUE = due('asc');
const NEWEST_DUE = due('desc');
const READ_FIRST_DUE = due('asc', `and ${IS_FIRST}`);
const ALL_DUE = `${LEADS_OF}
  from (select lead_id, attempts, waited_ms, case when ${IS_FIRST} then 0 else 1 end as place from deliveries
    where state = 'waiting' and ${DESTINATION_COLUMN} = $1 and due_at <= $2 and form = any($3)
    order by place, lead_id limit $4) as next join leads on id = lead_id order by place, lead_id`;
const REACHED = 'select recipient from mail_recipients where lead_id = $1 order by recipient';
const NEXT_DUE = `select min(due_at) as "dueAt" from deliveries
  where state = 'waiting' and ${DESTINATION_COLUMN} = $1 and form = any($2)`;
const TAKE = `update deliveries set due_at = $1, attempts = attempts + 1 where lead_id = $2 and ${DESTINATION_COLUMN} = $3`;
const OPEN_ATTEMPT = `insert into attempts (lead_id, ${DESTINATION_COLUMN}, number, at, outcome) values ($1, $2, $3, $4, 'open')`;

interface DueRow {
  attempts: number;
  waitedMs: number;
}

/** When a destination may be used again; locks it. */
async function lockDestination(tx: Tx, destination: string): Promise<number> {
  const known = await tx.one<{ freeAt: number }>(LOCK_DESTINATION, destination);
  if (known) return known.freeAt;
  await tx.query(ADD_DESTINATION, destination);
  return (await tx.one<{ freeAt: number }>(LOCK_DESTINATION, destination))?.freeAt ?? 0;
}

/** The deliveries that `sql` finds due, or when to ask again. Locks the destination. */
async function dueRows(
  tx: Tx,
  { destination, forms, now, farthestMs }: ClaimOptions,
  sql: string,
  ...more: Value[]
): Promise<DueRow[] | Exclude<Claimed, Claim>> {
  const freeAt = await lockDestination(tx, destination);
  await tx.query(MAKE_DUE, now, destination, now + farthestMs);
  if (freeAt > now && freeAt <= now + farthestMs) return { nextAt: freeAt, isBusy: true };

  const rows = await tx.query<DueRow>(sql, destination, now, forms, ...more);
  if (rows.length > 0) return rows;
  const next = await tx.one<{ dueAt: number | null }>(NEXT_DUE, destination, forms);
  return { nextAt: next?.dueAt ?? null, isBusy: false };
}

async function lease(
  tx: Tx,
  row: DueRow,
  reached: readonly string[],
  { destination, now, leaseMs }: ClaimOptions,
): Promise<Claim> {
  const lead = LEAD.read(row);
  const attempt = row.attempts + 1;
  await tx.query(TAKE, now + leaseMs, lead.id, destination);
  await tx.query(OPEN_ATTEMPT, lead.id, destination, attempt, now);
  return { lead, destination, attempt, at: now, waitedMs: row.waitedMs, reached };
}

async function reachedOf(tx: Tx, row: DueRow): Promise<string[]> {
  const rows = await tx.query<{ recipient: string }>(REACHED, LEAD.read(row).id);
  return rows.map(({ recipient }) => recipient);
}

/** Leases the next due delivery of a destination. Until the lease ends, no other delivery to it can be claimed. */
export async function claim(tx: Tx, options: ClaimOptions): Promise<Claimed> {
  const { destination, now, leaseMs, newestFirst, readFirst = false } = options;
  const inOrder = newestFirst ? NEWEST_DUE : OLDEST_DUE;
  const found = await dueRows(tx, options, readFirst ? READ_FIRST_DUE : inOrder);
  if (!Array.isArray(found)) return found;
  const [row] = found as [DueRow];
  await tx.query(SET_FREE_AT, destination, now + leaseMs);
  return await lease(tx, row, await reachedOf(tx, row), options);
}

/** {@link claim} of several. */
export async function claimAll(
  tx: Tx,
  options: ClaimOptions,
  most: number,
): Promise<Claim[] | Exclude<Claimed, Claim>> {
  const found = await dueRows(tx, options, ALL_DUE, most);
  if (!Array.isArray(found)) return found;
  await tx.query(SET_FREE_AT, options.destination, options.now + options.leaseMs);
  const [first] = found as [DueRow];
  const reached = await reachedOf(tx, first);
  const claims: Claim[] = [];
  for (const row of found)
    if ((await reachedOf(tx, row)).join() === reached.join())
      claims.push(await lease(tx, row, reached, options));
  return claims;
}

/** A delivery stopped in flight, because staff marked the lead as spam, may have arrived all the same. */
const SETTLE = `update deliveries set state = $1, due_at = $2, waited_ms = $3, reason = $4
  where lead_id = $5 and ${DESTINATION_COLUMN} = $6 and (state = 'waiting' or ($1 = 'delivered' and state = 'discarded'))`;
const CLOSE_ATTEMPT = `update attempts set outcome = $1, took_ms = $2, status = $3, reason = $4
  where lead_id = $5 and ${DESTINATION_COLUMN} = $6 and number = $7`;

const ADD_REACHED = `insert into mail_recipients (lead_id, recipient) select id, $2 from leads where id = $1
  on conflict do nothing`;
const FORGET_REACHED = 'delete from mail_recipients where lead_id = $1';

export async function recordOutcomes(
  tx: Tx,
  settled: readonly (readonly [Claim, DeliveryUpdate])[],
): Promise<void> {
  for (const [{ lead, destination, attempt, reached: before }, update] of settled) {
    const { state, dueAt, waitedMs, restUntil, outcome, tookMs, status, reason, reached } = update;
    // The destination first, as in claims and removals: the same lock order everywhere prevents deadlocks.
    await tx.query(SET_FREE_AT, destination, restUntil);
    await tx.query(SETTLE, state, dueAt, waitedMs, reason, lead.id, destination);
    await tx.query(CLOSE_ATTEMPT, outcome, tookMs, status, reason, lead.id, destination, attempt);
    // Erased in flight: nothing of it comes back.
    for (const recipient of reached ?? []) await tx.query(ADD_REACHED, lead.id, recipient);
    if (state === 'delivered' && before.length > 0) await tx.query(FORGET_REACHED, lead.id);
  }
  await refresh(
    tx,
    settled.map(([{ lead }]) => lead.id),
  );
}

export async function makeAllDue(tx: Tx, now: number): Promise<void> {
  await tx.query(`update ${DESTINATION_TABLE} set free_at = $1 where free_at > $1`, now);
  await tx.query("update deliveries set due_at = $1 where state = 'waiting' and due_at > $1", now);
}

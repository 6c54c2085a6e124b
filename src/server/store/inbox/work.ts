/**
 * The work on leads: one narrow row per lead, taken from `new_leads` when staff look, because visitors wait for `save`.
 * It repeats which queues have the lead, so that queues are partial indexes, and `inbox_totals` counts them. Every
 * operation that changes spam, deliveries or answers ends with {@link refresh}. Lock order: `lanes`, leads and
 * deliveries, `inbox_totals`, `lead_work`.
 */
import type { Classified, Lead, LeadWork } from '../lead.ts';
import { firstIdAt } from '../ids.ts';
import { type UndeliveredSum, WAITS_FOR, waitsFor } from './waits-for.ts';
import type { Tx } from '../transaction.ts';
import { insertMissing } from '../tables/rows.ts';
import { LEAD, type Rows } from '../tables/tables.ts';

interface Sums {
  total: number;
  unanswered: number;
  spam: number;
  readFirst: number;
  due: number;
}

const LOCK_TOTALS = 'select id from inbox_totals for update';
const NEXT_VERSION = 'update inbox_totals set version = version + 1 where id = 1 returning version';
const SUMS = `select coalesce(sum(unanswered), 0) as unanswered, coalesce(sum(spam), 0) as spam,
  coalesce(sum(read_first), 0) as "readFirst", count(next_at) as due, count(*) as "total" from lead_work where lead_id = any($1)`;
/** The first of: the reply time, a booked call without an outcome, what staff postponed. */
const NEXT_AT = `(select min(at) from (
    select reply_by as at from leads where id = lead_work.lead_id and spam = 0 and answered_at is null
    union all select due_at from leads where id = lead_work.lead_id and spam = 0
    union all select booked_calls.at from booked_calls where lead_id = lead_work.lead_id
      and (outcome is null or outcome = 'reached')) as moments)`;
const FLAGS = `update lead_work set
  spam = (select spam from leads where id = lead_id),
  unanswered = case when reply_by is not null and answered_at is null
    and exists (select 1 from leads where id = lead_work.lead_id and spam = 0) then 1 else 0 end,
  undelivered = case when exists (select 1 from leads where id = lead_work.lead_id and spam = 0)
    and exists (select 1 from deliveries where deliveries.lead_id = lead_work.lead_id
      and state in ('waiting', 'refused', 'failed', 'quarantined')) then 1 else 0 end,
  read_first = case when phrase <> '' and read_at is null then 1 else 0 end,
  next_at = ${NEXT_AT}, waits_for = ${WAITS_FOR}, changed = $2
  where lead_id = any($1)`;
const ADD = `update inbox_totals set total = total + $1, unanswered = unanswered + $2,
  spam = spam + $3, read_first = read_first + $4, due = due + $5 where id = 1`;

const UNDELIVERED_SUMS = `select form, waits_for as "waitsFor", count(*) as leads from lead_work
  where lead_id = any($1) and undelivered = 1 group by form, waits_for`;
const ADD_UNDELIVERED = `insert into inbox_undelivered (form, waits_for, leads) values ($1, $2, $3)
  on conflict (form, waits_for) do update set leads = inbox_undelivered.leads + excluded.leads`;

async function sumsOf(tx: Tx, ids: readonly string[]): Promise<Sums> {
  return (await tx.one<Sums>(SUMS, ids)) as Sums;
}

async function addToTotals(tx: Tx, before: Sums, after: Sums): Promise<void> {
  const values = (['total', 'unanswered', 'spam', 'readFirst', 'due'] as const).map(
    (name) => Number(after[name]) - Number(before[name]),
  );
  if (values.some((value) => value !== 0)) await tx.query(ADD, ...values);
}

const undeliveredSums = (tx: Tx, ids: readonly string[]): Promise<UndeliveredSum[]> =>
  tx.query<UndeliveredSum>(UNDELIVERED_SUMS, ids);

async function addToUndelivered(
  tx: Tx,
  before: readonly UndeliveredSum[],
  after: readonly UndeliveredSum[],
): Promise<void> {
  const removed = before.map((sum) => ({ ...sum, leads: -Number(sum.leads) }));
  const groups = Map.groupBy(
    [...removed, ...after],
    ({ form, waitsFor: what }) => `${what} ${form}`,
  );
  for (const group of groups.values()) {
    const change = group.reduce((sum, { leads }) => sum + Number(leads), 0);
    const [{ form = '', waitsFor: what = 0 } = {}] = group;
    if (change !== 0) await tx.query(ADD_UNDELIVERED, form, what, change);
  }
}

/** Changes rows of `lead_work` and updates totals and version. */
async function counted(
  tx: Tx,
  ids: readonly string[],
  change: (version: number) => Promise<unknown>,
): Promise<void> {
  const before = await sumsOf(tx, ids);
  const undelivered = await undeliveredSums(tx, ids);
  const row = await tx.one<{ version: number }>(NEXT_VERSION);
  await change(row?.version ?? 0);
  await addToTotals(tx, before, await sumsOf(tx, ids));
  await addToUndelivered(tx, undelivered, await undeliveredSums(tx, ids));
}

/** Updates queues and totals after leads changed. Leads that are not in the inbox yet are skipped. */
export async function refresh(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.lock(LOCK_TOTALS);
  const known = 'select lead_id as id from lead_work where lead_id = any($1)';
  const taken = (await tx.query<{ id: string }>(known, ids)).map(({ id }) => id);
  if (taken.length === 0) return;
  await counted(tx, taken, (version) => tx.query(FLAGS, taken, version));
}

const NEW_LEADS = `select ${LEAD.select()} from leads where id = any($1) and self_test = 0`;

/** As {@link NEXT_AT}. */
function nextAt(work: LeadWork, call: number | undefined): number | null {
  const isCallAhead = work.outcome === null || work.outcome === 'reached';
  const moments = [
    ...(work.answeredAt === null ? [work.replyBy] : []),
    work.dueAt,
    ...(isCallAhead ? [call ?? null] : []),
  ].filter((at) => at !== null);
  return moments.length > 0 ? Math.min(...moments) : null;
}

const rowOf = (
  lead: Lead,
  work: LeadWork,
  undelivered: Parameters<typeof waitsFor>[0],
  call: number | undefined,
  changed: number,
): Rows['lead_work'] => ({
  ...lead,
  ...work,
  leadId: lead.id,
  unanswered: !lead.spam && work.replyBy !== null && work.answeredAt === null,
  undelivered: !lead.spam && undelivered.length > 0,
  waitsFor: waitsFor(undelivered),
  readFirst: Boolean(work.phrase) && work.readAt === null,
  nextAt: lead.spam ? null : nextAt(work, call),
  changed,
});

export const UNTOUCHED = {
  answeredAt: null,
  answeredBy: null,
  assignedTo: null,
  openedAt: null,
  readAt: null,
  outcome: null,
  dueAt: null,
  dueWhy: null,
  tries: 0,
  triedAt: null,
  undo: null,
  nextAt: null,
  together: null,
  apart: 0,
  emailUnsafe: 0,
  revision: 0,
} as const;

/** Leads of earlier versions whose messages nobody has looked at. */
const UNREAD = 'select lead_id from lead_work where unanswered = 1 and phrase is null';

/** Asked first, because usually none waits. */
export async function hasNew(tx: Tx): Promise<boolean> {
  const sql = `select lead_id from new_leads union all ${UNREAD} limit 1`;
  return (await tx.one(sql)) !== undefined;
}

const MISSED = `insert into new_leads (lead_id) select id from leads where id >= $1 and self_test = 0
  and not exists (select 1 from lead_work where lead_id = leads.id) on conflict do nothing`;

/**
 * Queues missed leads: during an upgrade, a process of a version without the inbox may store some after the migration.
 */
export async function queueMissed(tx: Tx, since: number): Promise<void> {
  await tx.query(MISSED, firstIdAt(since));
}

/** Checks messages from before there was a list of phrases. */
async function look(tx: Tx, classify: (lead: Lead) => Classified, most: number): Promise<number> {
  const found = await tx.query<{ lead_id: string }>(`${UNREAD} order by lead_id limit $1`, most);
  const ids = found.map((row) => row.lead_id);
  const leads = (await tx.query<object>(NEW_LEADS, ids)).map(LEAD.read);
  for (const lead of leads) {
    const { phrase, phone } = classify(lead);
    const sql = 'update lead_work set phrase = $2, phone = $3 where lead_id = $1';
    await tx.query(sql, lead.id, phrase ?? '', phone);
  }
  await refresh(tx, ids);
  return ids.length;
}

/** What staff noted about email holds for every lead of a person. */
const UNSAFE = `update lead_work set email_unsafe = 1 where lead_id = any($1)
  and person in (select person from lead_work where email_unsafe = 1 and apart = 0)`;

export async function take(
  tx: Tx,
  classify: (lead: Lead) => Classified,
  most: number,
): Promise<number> {
  await tx.lock(LOCK_TOTALS);
  const waiting = 'select lead_id as id from new_leads order by lead_id desc limit $1';
  const ids = (await tx.query<{ id: string }>(waiting, most)).map(({ id }) => id);
  if (ids.length === 0) return await look(tx, classify, most);
  const leads = (await tx.query<object>(NEW_LEADS, ids)).map(LEAD.read);
  await addWork(
    tx,
    leads.map((lead) => [lead, { ...UNTOUCHED, ...classify(lead) }]),
  );
  await tx.query(UNSAFE, ids);
  await tx.query('delete from new_leads where lead_id = any($1)', ids);
  return ids.length;
}

const UNDELIVERED = `select lead_id as id, adapter, state from deliveries where lead_id = any($1)
  and state in ('waiting', 'refused', 'failed', 'quarantined')`;

const CALLS = 'select lead_id as id, at from booked_calls where lead_id = any($1)';

/** Adds rows of leads; existing ones stay. Like inserting and {@link refresh}, with half the writes. */
export async function addWork(tx: Tx, rows: readonly (readonly [Lead, LeadWork])[]): Promise<void> {
  const ids = rows.map(([{ id }]) => id);
  if (ids.length === 0) return;
  await tx.lock(LOCK_TOTALS);
  await counted(tx, ids, async (version) => {
    const found = await tx.query<{ id: string; adapter: string; state: string }>(UNDELIVERED, ids);
    const undelivered = Map.groupBy(found, ({ id }) => id);
    const calls = new Map(
      (await tx.query<{ id: string; at: number }>(CALLS, ids)).map(({ id, at }) => [id, at]),
    );
    await insertMissing(
      tx,
      'lead_work',
      rows.map(([lead, work]) =>
        rowOf(lead, work, undelivered.get(lead.id) ?? [], calls.get(lead.id), version),
      ),
    );
  });
}

export async function removeWork(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.lock(LOCK_TOTALS);
  await counted(tx, ids, async () => {
    for (const table of [
      'lead_events',
      'lead_drafts',
      'lead_replies',
      'lead_work',
      'new_leads',
      'staff_notices',
    ])
      await tx.query(`delete from ${table} where lead_id = any($1)`, ids);
  });
}

/** Counts again, for a copy from which leads were removed. */
export const RECOUNT = `update inbox_totals set
  total = (select count(*) from lead_work),
  unanswered = (select count(*) from lead_work where unanswered = 1),
  spam = (select count(*) from lead_work where spam = 1)`;

/** For messages to be read first, which copies of earlier versions do not have. */
export const RECOUNT_READ_FIRST = `update inbox_totals set
  read_first = (select count(*) from lead_work where read_first = 1)`;

export const RECOUNT_DUE = 'update inbox_totals set due = (select count(next_at) from lead_work)';

/** For what undelivered leads wait for, which copies of earlier versions do not have. */
export const RECOUNT_UNDELIVERED = `delete from inbox_undelivered; insert into inbox_undelivered (form, waits_for, leads)
  select form, waits_for, count(*) from lead_work where undelivered = 1 group by form, waits_for`;

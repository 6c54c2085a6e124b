/**
 * The work on leads: one narrow row per lead, taken from `new_leads` when staff look, because visitors wait for `save`.
 * It repeats which queues have the lead, so that queues are partial indexes. Every operation that changes spam,
 * deliveries or answers ends with {@link refresh}. Lock order: destinations, leads and deliveries, `inbox_totals`,
 * `lead_work`.
 */
import type { Classified, Lead, LeadWork } from './lead.ts';
import type { Tx } from '../db/transaction.ts';
import { insertMissing } from '../db/rows.ts';
import { LEAD, LEAD_WORK } from './tables.ts';

/** One writer at a time, so that the number of the version is the order of the commits, also between processes. */
const LOCK_VERSION = 'select id from inbox_totals for update';
const NEXT_VERSION = 'update inbox_totals set version = version + 1 where id = 1 returning version';
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
  next_at = ${NEXT_AT}, changed = $2
  where lead_id = any($1)`;
const versionAfter = async (tx: Tx): Promise<number> =>
  (await tx.one<{ version: number }>(NEXT_VERSION))?.version ?? 0;

/** Updates queues and version after leads changed. Leads that are not in the inbox yet are skipped. */
export async function refresh(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.lock(LOCK_VERSION);
  const known = 'select lead_id as id from lead_work where lead_id = any($1)';
  const taken = (await tx.query<{ id: string }>(known, ids)).map(({ id }) => id);
  if (taken.length === 0) return;
  await tx.query(FLAGS, taken, await versionAfter(tx));
}

const NEW_LEADS = `select ${LEAD.select()} from leads where id = any($1) and self_test = 0`;

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
  await tx.lock(LOCK_VERSION);
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

/** Adds rows of leads; existing ones stay. */
export async function addWork(tx: Tx, rows: readonly (readonly [Lead, LeadWork])[]): Promise<void> {
  if (rows.length === 0) return;
  const derived = {
    unanswered: false,
    undelivered: false,
    readFirst: false,
    nextAt: null,
    changed: 0,
  };
  const added = rows.map(([lead, work]) => ({ ...lead, ...work, leadId: lead.id, ...derived }));
  await insertMissing(tx, LEAD_WORK, added);
  await refresh(
    tx,
    rows.map(([{ id }]) => id),
  );
}

const TABLES = [
  'lead_events',
  'lead_drafts',
  'lead_replies',
  'lead_work',
  'new_leads',
  'staff_notices',
];

export async function removeWork(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.lock(LOCK_VERSION);
  await tx.query(NEXT_VERSION);
  for (const table of TABLES) await tx.query(`delete from ${table} where lead_id = any($1)`, ids);
}

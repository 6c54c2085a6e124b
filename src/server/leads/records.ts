/** The work on leads as part of their records: for exports, and for moving to another store. */
import type { Draft, LeadRecord, LeadWork, Reply, StaffEvent } from './lead.ts';
import type { Tx } from '../db/transaction.ts';
import { byLead, insertMissing } from '../db/rows.ts';
import {
  DRAFT,
  EVENT,
  LEAD_DRAFTS,
  LEAD_EVENTS,
  LEAD_REPLIES,
  LEAD_WORK,
  NEW_LEADS,
  REPLY,
  WORK,
} from './tables.ts';
import { addWork } from './work.ts';

export async function workOf(tx: Tx, ids: readonly string[]): Promise<Map<string, LeadWork>> {
  const found = await byLead(tx, LEAD_WORK, WORK, ids, 'lead_id');
  return new Map([...found].flatMap(([id, rows]) => rows.map((row) => [id, row])));
}

/** By lead, oldest first. */
export const eventsOf = (tx: Tx, ids: readonly string[]): Promise<Map<string, StaffEvent[]>> =>
  byLead(tx, LEAD_EVENTS, EVENT, ids, 'at, id');

export const draftsOf = (tx: Tx, ids: readonly string[]): Promise<Map<string, Draft[]>> =>
  byLead(tx, LEAD_DRAFTS, DRAFT, ids, 'user_id');

export async function addEvents(
  tx: Tx,
  leadId: string,
  events: readonly StaffEvent[],
): Promise<void> {
  await insertMissing(
    tx,
    LEAD_EVENTS,
    events.map((event) => ({ leadId, ...event })),
  );
}

/** By lead, oldest first. */
export const repliesOf = (tx: Tx, ids: readonly string[]): Promise<Map<string, Reply[]>> =>
  byLead(tx, LEAD_REPLIES, REPLY, ids, 'at, id');

/** Existing replies stay. */
export const addReplies = (tx: Tx, leadId: string, replies: readonly Reply[]): Promise<void> =>
  insertMissing(
    tx,
    LEAD_REPLIES,
    replies.map((reply) => ({ leadId, ...reply })),
  );

/** Adds the work on leads from another store; existing rows stay. */
export async function addKeptWork(tx: Tx, kept: readonly LeadRecord[]): Promise<void> {
  for (const { lead, events } of kept) await addEvents(tx, lead.id, events);
  await insertMissing(
    tx,
    LEAD_DRAFTS,
    kept.flatMap(({ lead, drafts }) => drafts.map((draft) => ({ leadId: lead.id, ...draft }))),
  );
  for (const { lead, replies } of kept) await addReplies(tx, lead.id, replies);
  const taken = await workOf(
    tx,
    kept.map(({ lead }) => lead.id),
  );
  const missing = kept.filter(({ lead }) => !taken.has(lead.id) && !lead.selfTest);
  await insertMissing(
    tx,
    NEW_LEADS,
    missing.flatMap(({ lead, work }) => (work ? [] : [{ leadId: lead.id }])),
  );
  await addWork(
    tx,
    missing.flatMap(({ lead, work }) => (work ? [[lead, work] as const] : [])),
  );
}

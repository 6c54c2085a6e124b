/** The work on leads as part of their records: for exports, and for moving to another store. */
import type { Reply } from '../../replies/port.ts';
import type { Draft, LeadRecord, LeadWork, StaffEvent } from '../lead.ts';
import type { Operation } from '../statement.ts';
import { byLead, insertMissing } from '../tables/rows.ts';
import { DRAFT, EVENT, REPLY, WORK } from '../tables/tables.ts';
import { addWork } from './work.ts';

export function* workOf(ids: readonly string[]): Operation<Map<string, LeadWork>> {
  const found = yield* byLead('lead_work', WORK, ids, 'lead_id');
  return new Map([...found].flatMap(([id, rows]) => rows.map((row) => [id, row])));
}

/** By lead, oldest first. */
export const eventsOf = (ids: readonly string[]): Operation<Map<string, StaffEvent[]>> =>
  byLead('lead_events', EVENT, ids, 'at, id');

export const draftsOf = (ids: readonly string[]): Operation<Map<string, Draft[]>> =>
  byLead('lead_drafts', DRAFT, ids, 'user_id');

export function* addEvents(leadId: string, events: readonly StaffEvent[]): Operation<void> {
  yield* insertMissing(
    'lead_events',
    events.map((event) => ({ leadId, ...event })),
  );
}

/** By lead, oldest first. */
export const repliesOf = (ids: readonly string[]): Operation<Map<string, Reply[]>> =>
  byLead('lead_replies', REPLY, ids, 'at, id');

/** Existing replies stay. */
export const addReplies = (leadId: string, replies: readonly Reply[]): Operation<void> =>
  insertMissing(
    'lead_replies',
    replies.map((reply) => ({ leadId, ...reply })),
  );

/** Adds the work on leads from another store; existing rows stay. */
export function* addKeptWork(kept: readonly LeadRecord[]): Operation<void> {
  for (const { lead, events } of kept) yield* addEvents(lead.id, events);
  yield* insertMissing(
    'lead_drafts',
    kept.flatMap(({ lead, drafts }) => drafts.map((draft) => ({ leadId: lead.id, ...draft }))),
  );
  for (const { lead, replies } of kept) yield* addReplies(lead.id, replies);
  const taken = yield* workOf(kept.map(({ lead }) => lead.id));
  const missing = kept.filter(({ lead }) => !taken.has(lead.id) && !lead.selfTest);
  yield* insertMissing(
    'new_leads',
    missing.flatMap(({ lead, work }) => (work ? [] : [{ leadId: lead.id }])),
  );
  yield* addWork(missing.flatMap(({ lead, work }) => (work ? [[lead, work] as const] : [])));
}

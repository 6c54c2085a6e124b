/** The work on leads as part of their records: for exports, and for moving to another store. */
import type { Draft, LeadRecord, LeadWork, StaffEvent } from '../lead.ts';
import { insert, query, type Operation } from '../statement.ts';
import { addWork } from './work.ts';

const WORK_COLUMNS: Readonly<Record<keyof LeadWork, string>> = {
  therapist: 'therapist',
  person: 'person',
  replyBy: 'reply_by',
  answeredAt: 'answered_at',
  answeredBy: 'answered_by',
  assignedTo: 'assigned_to',
  openedAt: 'opened_at',
  revision: 'revision',
};
/** The columns of a {@link LeadWork}. */
export const WORK = Object.entries(WORK_COLUMNS)
  .map(([name, column]) => `${column} as "${name}"`)
  .join(', ');

/** Splits a row with the columns of a lead and of its work. */
export function splitWork<T extends object>(row: T & LeadWork): { lead: T; work: LeadWork } {
  const parts = Map.groupBy(Object.entries(row), ([name]) => Object.hasOwn(WORK_COLUMNS, name));
  const [lead, work] = [false, true].map((isWork): unknown =>
    Object.fromEntries(parts.get(isWork) ?? []),
  );
  return { lead: lead as T, work: work as LeadWork };
}

type Of<T> = T & { leadId: string };
const withoutId = <T extends { leadId: string }>({
  leadId: _lead,
  ...rest
}: T): Omit<T, 'leadId'> => rest;

/** Work by lead. */
export function* workOf(ids: readonly string[]): Operation<Map<string, LeadWork>> {
  const sql = `select lead_id as "leadId", ${WORK} from lead_work where lead_id = any($1)`;
  const rows = yield* query<Of<LeadWork>>(sql, ids);
  return new Map(rows.map((row) => [row.leadId, withoutId(row)]));
}

/** Events by lead, oldest first. */
export function* eventsOf(ids: readonly string[]): Operation<Map<string, StaffEvent[]>> {
  const sql = `select lead_id as "leadId", id, at, user_id as "userId", action, text
    from lead_events where lead_id = any($1) order by lead_id, at, id`;
  const rows = yield* query<Of<StaffEvent>>(sql, ids);
  const byLead = Map.groupBy(rows, ({ leadId }) => leadId);
  return new Map([...byLead].map(([id, events]) => [id, events.map(withoutId)]));
}

/** Unfinished notes by lead. */
export function* draftsOf(ids: readonly string[]): Operation<Map<string, Draft[]>> {
  const sql = `select lead_id as "leadId", user_id as "userId", at, text
    from lead_drafts where lead_id = any($1) order by lead_id, user_id`;
  const rows = yield* query<Of<Draft>>(sql, ids);
  const byLead = Map.groupBy(rows, ({ leadId }) => leadId);
  return new Map([...byLead].map(([id, drafts]) => [id, drafts.map(withoutId)]));
}

/** Adds events of a lead. */
export function* addEvents(leadId: string, events: readonly StaffEvent[]): Operation<void> {
  yield* insert(
    'lead_events',
    events.map(({ id, at, userId, action, text }) => [leadId, id, at, userId, action, text]),
  );
}

/** Adds the work on leads from another store; what is here stays. */
export function* addKeptWork(kept: readonly LeadRecord[]): Operation<void> {
  for (const { lead, events } of kept) yield* addEvents(lead.id, events);
  yield* insert(
    'lead_drafts',
    kept.flatMap(({ lead, drafts }) =>
      drafts.map(({ userId, at, text }) => [lead.id, userId, at, text]),
    ),
  );
  const taken = yield* workOf(kept.map(({ lead }) => lead.id));
  const missing = kept.filter(({ lead }) => !taken.has(lead.id) && !lead.selfTest);
  yield* insert(
    'new_leads',
    missing.flatMap(({ lead, work }) => (work ? [] : [[lead.id]])),
  );
  yield* addWork(missing.flatMap(({ lead, work }) => (work ? [[lead, work] as const] : [])));
}

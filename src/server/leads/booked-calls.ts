/** Calls booked by leads: at most one lead per start, in the transaction that stores the lead. */
import { bookedAt } from '#features/booking/preferred-time.ts';
import { addressKey } from './erasure/belongs-to.ts';
import type { Lead, LeadRecord, NewLead } from './lead.ts';
import type { Tx } from '../db/transaction.ts';
import { insertMissing } from '../db/rows.ts';
import { BOOKED_CALLS } from './tables.ts';

const BOOK = `insert into booked_calls (at, lead_id) values ($1, $2) on conflict do nothing returning at`;
const LEAD_OF_CALL = 'select lead_id as "leadId" from booked_calls where at = $1';

const BUSY = 'select starts from busy_times where ends > $1 and starts < $2 limit 1';

/** Whether the practice has something else in one of its own calendars. */
export async function isBusy(tx: Tx, from: number, until: number): Promise<boolean> {
  return (await tx.one(BUSY, from, until)) !== undefined;
}

/** `false` if another lead has the call. */
export async function bookCall(tx: Tx, at: number, leadId: string): Promise<boolean> {
  if (await tx.one(BOOK, at, leadId)) return true;
  return (await leadOfCall(tx, at)) === leadId;
}

export async function leadOfCall(tx: Tx, at: number): Promise<string | null> {
  return (await tx.one<{ leadId: string }>(LEAD_OF_CALL, at))?.leadId ?? null;
}

/** Other leads of one person, by email address, that have calls from `now` on. */
export async function othersWithCall(
  tx: Tx,
  email: unknown,
  leadId: string,
  now: number,
): Promise<string[]> {
  const key = addressKey(String(email ?? ''));
  // Who phoned may have no address: that makes no two of them one person.
  if (key === '') return [];
  const sql = `select lead_id as "leadId", fields from booked_calls join leads on id = lead_id
    where at >= $1 and lead_id <> $2`;
  const others = await tx.query<{ leadId: string; fields: string }>(sql, now, leadId);
  return others
    .filter(({ fields }) => addressKey(String(JSON.parse(fields).email ?? '')) === key)
    .map((other) => other.leadId);
}

export interface CallBooked {
  isBooked: boolean;
  /** Leads of the same person whose calls are free again: a person has only the call chosen last. */
  moved: readonly string[];
}

/** Stores the call that a new lead books, if any; spam books none. */
export async function bookCallOf(tx: Tx, lead: NewLead, leadId: string): Promise<CallBooked> {
  const { call, spam, fields, receivedAt } = lead;
  if (!call || spam) return { isBooked: true, moved: [] };
  const isFree = call.isOffered && !(await isBusy(tx, call.at, call.until));
  if (!isFree || !(await bookCall(tx, call.at, leadId))) return { isBooked: false, moved: [] };
  const moved = await othersWithCall(tx, fields['email'], leadId, receivedAt);
  await releaseCalls(tx, moved);
  return { isBooked: true, moved };
}

/** Whether a lead has a call from `now` on. */
export async function hasCall(tx: Tx, leadId: string, now: number): Promise<boolean> {
  const sql = 'select at from booked_calls where lead_id = $1 and at >= $2 limit 1';
  return (await tx.one(sql, leadId, now)) !== undefined;
}

export function callOf({ fields, spam }: Pick<Lead, 'fields' | 'spam'>): number | undefined {
  return spam ? undefined : bookedAt(fields['preferred_time']);
}

/** Staff discarded every delivery, so there will be no call. */
const isGivenUp = ({ deliveries }: LeadRecord): boolean =>
  deliveries.length > 0 && deliveries.every(({ state }) => state === 'discarded');

/** Stores the calls of leads from another store; booked calls stay with their leads. */
export async function addCalls(tx: Tx, kept: readonly LeadRecord[]): Promise<void> {
  const calls = kept.flatMap((record) => {
    const at = isGivenUp(record) ? undefined : callOf(record.lead);
    return at === undefined ? [] : [{ at, leadId: record.lead.id }];
  });
  await insertMissing(tx, BOOKED_CALLS, calls);
}

export async function releaseCalls(tx: Tx, leadIds: readonly string[]): Promise<void> {
  await tx.query('delete from booked_calls where lead_id = any($1)', leadIds);
}

const RELEASE_GIVEN_UP = `delete from booked_calls where lead_id = $1
  and not exists (select 1 from deliveries where lead_id = $1 and state <> 'discarded')`;

/** Frees a lead's call once staff discarded its last delivery. */
export async function releaseGivenUpCall(tx: Tx, leadId: string): Promise<void> {
  await tx.query(RELEASE_GIVEN_UP, leadId);
}

/** Books a stored lead's call again, unless another lead has it or the person has another call. */
export async function bookCallAgain(tx: Tx, leadId: string, now: number): Promise<void> {
  const sql = 'select fields from leads where id = $1 and spam = 0';
  const lead = await tx.one<{ fields: string }>(sql, leadId);
  const { preferred_time: time, email } = JSON.parse(lead?.fields ?? '{}');
  const call = bookedAt(time);
  if (call === undefined || (await othersWithCall(tx, email, leadId, now)).length > 0) return;
  await bookCall(tx, call, leadId);
}

/** Starts from `since` on, epoch milliseconds. */
export async function bookedCalls(tx: Tx, since: number): Promise<number[]> {
  const sql = 'select at from booked_calls where at >= $1 order by at';
  return (await tx.query<{ at: number }>(sql, since)).map(({ at }) => at);
}

/** Calls held by leads: at most one lead per start, in the transaction that stores the lead. */
import { bookedAt } from '#features/booking/preferred-time.ts';
import { addressKey } from './erasure/belongs-to.ts';
import type { Lead, LeadRecord, NewLead } from './lead.ts';
import type { Tx } from '../db/transaction.ts';
import { insertMissing } from '../db/rows.ts';
import { BOOKED_CALLS } from './tables.ts';

const HOLD = `insert into booked_calls (at, lead_id) values ($1, $2) on conflict do nothing returning at`;
const HOLDER = 'select lead_id as "leadId" from booked_calls where at = $1';

const BUSY = 'select starts from busy_times where ends > $1 and starts < $2 limit 1';

/** Whether the practice has something else in one of its own calendars. */
export async function isBusy(tx: Tx, from: number, until: number): Promise<boolean> {
  return (await tx.one(BUSY, from, until)) !== undefined;
}

/** `false` if another lead has the call. */
export async function holdCall(tx: Tx, at: number, leadId: string): Promise<boolean> {
  if (await tx.one(HOLD, at, leadId)) return true;
  return (await callHolder(tx, at)) === leadId;
}

export async function callHolder(tx: Tx, at: number): Promise<string | null> {
  return (await tx.one<{ leadId: string }>(HOLDER, at))?.leadId ?? null;
}

/** Leads of one person, by email address, that hold calls from `now` on. */
async function othersHolding(
  tx: Tx,
  email: unknown,
  leadId: string,
  now: number,
): Promise<string[]> {
  const key = addressKey(String(email ?? ''));
  const sql = `select lead_id as "leadId", fields from booked_calls join leads on id = lead_id
    where at >= $1 and lead_id <> $2`;
  const held = await tx.query<{ leadId: string; fields: string }>(sql, now, leadId);
  return held
    .filter(({ fields }) => addressKey(String(JSON.parse(fields).email ?? '')) === key)
    .map((other) => other.leadId);
}

export interface Held {
  isHeld: boolean;
  /** Leads of the same person whose calls are free again: a person holds only the call chosen last. */
  moved: readonly string[];
}

/** Holds the call that a new lead books, if any; spam holds none. */
export async function holdCallOf(tx: Tx, lead: NewLead, leadId: string): Promise<Held> {
  const { slot, spam, fields, receivedAt } = lead;
  if (!slot || spam) return { isHeld: true, moved: [] };
  const isFree = slot.isOffered && !(await isBusy(tx, slot.at, slot.until));
  if (!isFree || !(await holdCall(tx, slot.at, leadId))) return { isHeld: false, moved: [] };
  const moved = await othersHolding(tx, fields['email'], leadId, receivedAt);
  await releaseCalls(tx, moved);
  return { isHeld: true, moved };
}

export function callOf({ fields, spam }: Pick<Lead, 'fields' | 'spam'>): number | undefined {
  return spam ? undefined : bookedAt(fields['preferred_time']);
}

/** Staff discarded every delivery, so there will be no call. */
const isGivenUp = ({ deliveries }: LeadRecord): boolean =>
  deliveries.length > 0 && deliveries.every(({ state }) => state === 'discarded');

/** Holds the calls of leads from another store; held calls stay with their leads. */
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

/** Holds a stored lead's call again, unless another lead has it or the person has another call. */
export async function holdCallAgain(tx: Tx, leadId: string, now: number): Promise<void> {
  const sql = 'select fields from leads where id = $1 and spam = 0';
  const lead = await tx.one<{ fields: string }>(sql, leadId);
  const { preferred_time: time, email } = JSON.parse(lead?.fields ?? '{}');
  const call = bookedAt(time);
  if (call === undefined || (await othersHolding(tx, email, leadId, now)).length > 0) return;
  await holdCall(tx, call, leadId);
}

/** Starts from `since` on, epoch milliseconds. */
export async function bookedCalls(tx: Tx, since: number): Promise<number[]> {
  const sql = 'select at from booked_calls where at >= $1 order by at';
  return (await tx.query<{ at: number }>(sql, since)).map(({ at }) => at);
}

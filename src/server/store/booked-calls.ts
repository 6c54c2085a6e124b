/** Calls held by leads: at most one lead per start, in the transaction that stores the lead. */
import { bookedAt } from '#features/booking/preferred-time.ts';
import { addressKey } from '../person/belongs-to.ts';
import { isBusy } from '../busy-times/store.ts';
import type { Lead, LeadRecord, NewLead } from './lead.ts';
import { query, queryOne, type Operation } from './statement.ts';
import { insertMissing } from './tables/rows.ts';

const HOLD = `insert into booked_calls (at, lead_id) values ($1, $2) on conflict do nothing returning at`;
const HOLDER = 'select lead_id as "leadId" from booked_calls where at = $1';

/** `false` if another lead has the call. */
export function* holdCall(at: number, leadId: string): Operation<boolean> {
  if (yield* queryOne(HOLD, at, leadId)) return true;
  return (yield* callHolder(at)) === leadId;
}

export function* callHolder(at: number): Operation<string | null> {
  return (yield* queryOne<{ leadId: string }>(HOLDER, at))?.leadId ?? null;
}

/** Leads of one person, by email address, that hold calls from `now` on. */
function* othersHolding(email: unknown, leadId: string, now: number): Operation<string[]> {
  const key = addressKey(String(email ?? ''));
  const sql = `select lead_id as "leadId", fields from booked_calls join leads on id = lead_id
    where at >= $1 and lead_id <> $2`;
  const held = yield* query<{ leadId: string; fields: string }>(sql, now, leadId);
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
export function* holdCallOf(lead: NewLead, leadId: string): Operation<Held> {
  const { slot, spam, fields, receivedAt } = lead;
  if (!slot || spam) return { isHeld: true, moved: [] };
  const isFree = slot.isOffered && !(yield* isBusy(slot.at, slot.until));
  if (!isFree || !(yield* holdCall(slot.at, leadId))) return { isHeld: false, moved: [] };
  const moved = yield* othersHolding(fields['email'], leadId, receivedAt);
  yield* releaseCalls(moved);
  return { isHeld: true, moved };
}

export function callOf({ fields, spam }: Pick<Lead, 'fields' | 'spam'>): number | undefined {
  return spam ? undefined : bookedAt(fields['preferred_time']);
}

/** Staff discarded every delivery, so there will be no call. */
const isGivenUp = ({ deliveries }: LeadRecord): boolean =>
  deliveries.length > 0 && deliveries.every(({ state }) => state === 'discarded');

/** Holds the calls of leads from another store; held calls stay with their leads. */
export function* addCalls(kept: readonly LeadRecord[]): Operation<void> {
  const calls = kept.flatMap((record) => {
    const at = isGivenUp(record) ? undefined : callOf(record.lead);
    return at === undefined ? [] : [{ at, leadId: record.lead.id }];
  });
  yield* insertMissing('booked_calls', calls);
}

export function* releaseCalls(leadIds: readonly string[]): Operation<void> {
  yield* query('delete from booked_calls where lead_id = any($1)', leadIds);
}

const RELEASE_GIVEN_UP = `delete from booked_calls where lead_id = $1
  and not exists (select 1 from deliveries where lead_id = $1 and state <> 'discarded')`;

/** Frees a lead's call once staff discarded its last delivery. */
export function* releaseGivenUpCall(leadId: string): Operation<void> {
  yield* query(RELEASE_GIVEN_UP, leadId);
}

/** Holds a stored lead's call again, unless another lead has it or the person has another call. */
export function* holdCallAgain(leadId: string, now: number): Operation<void> {
  const sql = 'select fields from leads where id = $1 and spam = 0';
  const lead = yield* queryOne<{ fields: string }>(sql, leadId);
  const { preferred_time: time, email } = JSON.parse(lead?.fields ?? '{}');
  const call = bookedAt(time);
  if (call === undefined || (yield* othersHolding(email, leadId, now)).length > 0) return;
  yield* holdCall(call, leadId);
}

/** Starts from `since` on, epoch milliseconds. */
export function* bookedCalls(since: number): Operation<number[]> {
  const sql = 'select at from booked_calls where at >= $1 order by at';
  return (yield* query<{ at: number }>(sql, since)).map(({ at }) => at);
}

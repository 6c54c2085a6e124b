/** Calls held by leads: at most one lead per start, in the transaction that stores the lead. */
import { bookedAt } from '#domain/booking/preferred-time.ts';
import type { Lead, NewLead } from './port.ts';
import { insert, query, queryOne, type Operation } from './statement.ts';

const HOLD = `insert into booked_calls values ($1, $2) on conflict do nothing returning at`;
const HOLDER = 'select lead_id as "leadId" from booked_calls where at = $1';

/** Holds a call for a lead; `false` if another lead has it. */
export function* holdCall(at: number, leadId: string): Operation<boolean> {
  if (yield* queryOne(HOLD, at, leadId)) return true;
  return (yield* queryOne<{ leadId: string }>(HOLDER, at))?.leadId === leadId;
}

/** Whether a new lead gets the call it books. A lead without a call, or marked as spam, needs none. */
export function* holdCallOf({ slot, spam }: NewLead, leadId: string): Operation<boolean> {
  if (!slot || spam) return true;
  return slot.isOffered && (yield* holdCall(slot.at, leadId));
}

/** The call that a stored lead books, if it is not spam. */
export function callOf({ fields, spam }: Pick<Lead, 'fields' | 'spam'>): number | undefined {
  return spam ? undefined : bookedAt(fields['preferred_time']);
}

/** Holds the calls of leads from another store; calls that are held stay with their leads. */
export function* addCalls(leads: readonly Lead[]): Operation<void> {
  const calls = leads.flatMap((lead): [number, string][] => {
    const at = callOf(lead);
    return at === undefined ? [] : [[at, lead.id]];
  });
  yield* insert('booked_calls', calls);
}

/** Frees the calls of leads. */
export function* releaseCalls(leadIds: readonly string[]): Operation<void> {
  yield* query('delete from booked_calls where lead_id = any($1)', leadIds);
}

/** Starts of held calls from `since` on, epoch milliseconds. */
export function* bookedCalls(since: number): Operation<number[]> {
  const sql = 'select at from booked_calls where at >= $1 order by at';
  return (yield* query<{ at: number }>(sql, since)).map(({ at }) => at);
}

/** Moving and canceling calls in the store. Each operation runs in one transaction. */
import { randomUUID } from 'node:crypto';
import type { CallEvent, LeadEvent } from '#staff/contract/lead.ts';
import { isBusy } from '../busy-times/store.ts';
import { holdCall, callHolder, releaseCalls } from '../store/booked-calls.ts';
import { addEvents, workOf } from '../store/inbox/records.ts';
import { refresh } from '../store/inbox/work.ts';
import { NO_CLAIMS } from '../store/maintenance.ts';
import { lock, query, queryOne, type Operation } from '../store/statement.ts';
import type { CallChange, CallChanged, CallLetter, CallStore, LetterOutcome } from './port.ts';

const ADD_LETTER = `insert into call_letters (lead_id, from_at, to_at, formerly, text, due_at, attempts, failed)
  values ($1, $2, $3, $4, $5, $6, 0, 0)`;
const DROP_LETTER = 'delete from call_letters where lead_id = $1';
const WAITING = `select from_at as "from", formerly from call_letters
  where lead_id = $1 and attempts = 0 and failed = 0 and due_at > $2`;
const CLAIM = `update call_letters set due_at = $2, attempts = attempts + 1
  where lead_id = (select lead_id from call_letters where failed = 0 and due_at <= $1 order by due_at limit 1)
    and due_at <= $1
  returning lead_id as "leadId", from_at as "from", to_at as "to", text, attempts`;
const UNTOLD = `select lead_id as "leadId", from_at as "from", to_at as "to", fields
  from call_letters join leads on id = lead_id where failed = 1 order by due_at`;
/** Every change counts, one that was taken back as well. */
const SEQUENCE = `select count(*) as count from lead_events where lead_id = $1
  and action in ('move-call', 'cancel-call', 'restore-call')`;

function* fieldsOf(leadId: string): Operation<Record<string, unknown>> {
  const row = yield* queryOne<{ fields: string }>('select fields from leads where id = $1', leadId);
  return JSON.parse(row?.fields ?? '{}');
}

function* setPreferredTime(leadId: string, time: string): Operation<string> {
  const fields = yield* fieldsOf(leadId);
  const changed = JSON.stringify({ ...fields, preferred_time: time });
  yield* query('update leads set fields = $2 where id = $1', leadId, changed);
  return String(fields['preferred_time'] ?? '');
}

function* noteIn(
  leadId: string,
  userId: string,
  at: number,
  action: LeadEvent,
  text: string,
): Operation<void> {
  yield* addEvents(leadId, [{ id: randomUUID(), at, userId, action, text }]);
  yield* query('update lead_work set revision = revision + 1 where lead_id = $1', leadId);
  yield* refresh([leadId]);
}

/** Whether a call can be held: offered, not busy, and no other lead has it. */
function* isFree(to: NonNullable<CallChange['to']>): Operation<boolean> {
  if (!to.isOffered || (yield* isBusy(to.at, to.until))) return false;
  return (yield* callHolder(to.at)) === null;
}

function* change(leadId: string, wanted: CallChange): Operation<CallChanged> {
  // No other action runs meanwhile.
  yield* lock(NO_CLAIMS);
  const { by, at, from, to, letter, preferredTime } = wanted;
  const work = (yield* workOf([leadId])).get(leadId);
  if (!work) return 'unknown';
  if (work.revision !== wanted.revision) return 'conflict';
  if ((yield* callHolder(from)) !== leadId) return 'gone';
  // The new one first: if another process takes it meanwhile, nothing has changed.
  if (to && !((yield* isFree(to)) && (yield* holdCall(to.at, leadId)))) return 'taken';
  yield* query('delete from booked_calls where lead_id = $1 and at = $2', leadId, from);
  const formerly = yield* setPreferredTime(leadId, preferredTime);
  // The mail of an earlier change would say what is no longer so.
  yield* query(DROP_LETTER, leadId);
  if (letter)
    yield* query(ADD_LETTER, leadId, from, to?.at ?? null, formerly, letter.text, letter.dueAt);
  const event: CallEvent = { from, to: to?.at ?? null, told: letter ? 'email' : 'self' };
  const action = to ? 'move-call' : 'cancel-call';
  yield* noteIn(leadId, by, at, action, JSON.stringify(event));
  return 'changed';
}

function* undo(leadId: string, by: string, at: number): Operation<CallChanged> {
  yield* lock(NO_CLAIMS);
  const waiting = yield* queryOne<{ from: number; formerly: string }>(WAITING, leadId, at);
  if (!waiting) return 'gone';
  const holder = yield* callHolder(waiting.from);
  if (holder !== null && holder !== leadId) return 'taken';
  yield* releaseCalls([leadId]);
  yield* holdCall(waiting.from, leadId);
  yield* setPreferredTime(leadId, waiting.formerly);
  yield* query(DROP_LETTER, leadId);
  yield* noteIn(leadId, by, at, 'restore-call', '');
  return 'changed';
}

function* sequence(leadId: string): Operation<number> {
  return (yield* queryOne<{ count: number }>(SEQUENCE, leadId))?.count ?? 0;
}

function* claimLetter(now: number, leaseMs: number): Operation<CallLetter | undefined> {
  type Row = Omit<CallLetter, 'fields' | 'sequence'>;
  const letter = yield* queryOne<Row>(CLAIM, now, now + leaseMs);
  if (!letter) return undefined;
  const { leadId } = letter;
  return { ...letter, fields: yield* fieldsOf(leadId), sequence: yield* sequence(leadId) };
}

function* settleLetter(leadId: string, at: number, outcome: LetterOutcome): Operation<void> {
  if (outcome.kind === 'later') {
    yield* query('update call_letters set due_at = $2 where lead_id = $1', leadId, outcome.dueAt);
    return;
  }
  const sql =
    outcome.kind === 'sent'
      ? `${DROP_LETTER} returning lead_id`
      : 'update call_letters set failed = 1 where lead_id = $1 returning lead_id';
  // The lead may have been erased meanwhile.
  if (!(yield* queryOne(sql, leadId))) return;
  yield* noteIn(leadId, '', at, outcome.kind === 'sent' ? 'call-told' : 'call-untold', '');
}

type Untold = Pick<CallLetter, 'leadId' | 'from' | 'to' | 'fields'>;

function* untold(): Operation<Untold[]> {
  const rows = yield* query<Omit<Untold, 'fields'> & { fields: string }>(UNTOLD);
  return rows.map(({ fields, ...row }) => ({ ...row, fields: JSON.parse(fields) }));
}

function* told(leadId: string, by: string, at: number): Operation<boolean> {
  const sql = 'delete from call_letters where lead_id = $1 and failed = 1 returning lead_id';
  if (!(yield* queryOne(sql, leadId))) return false;
  yield* noteIn(leadId, by, at, 'call-told', '');
  return true;
}

type Run = <T>(operation: () => Operation<T>) => Promise<T>;

/** Creates it from the two ways to run an operation: reading, and in a transaction. */
export function createCallStore({ read, write }: { read: Run; write: Run }): CallStore {
  return {
    change: (leadId, wanted) => write(() => change(leadId, wanted)),
    undo: (leadId, by, at) => write(() => undo(leadId, by, at)),
    claimLetter: (now, leaseMs) => write(() => claimLetter(now, leaseMs)),
    settleLetter: (leadId, at, outcome) => write(() => settleLetter(leadId, at, outcome)),
    untold: () => read(untold),
    told: (leadId, by, at) => write(() => told(leadId, by, at)),
    sequence: (leadId) => read(() => sequence(leadId)),
  };
}

import { randomUUID } from 'node:crypto';
import type { CallEvent, LeadEvent } from '#staff/contract/lead.ts';
import { isBusy } from '../busy-times/store.ts';
import { holdCall, callHolder, releaseCalls } from '../store/booked-calls.ts';
import { addEvents, addReplies, workOf } from '../store/inbox/records.ts';
import { refresh } from '../store/inbox/work.ts';
import { NO_CLAIMS } from '../store/maintenance.ts';
import { lock, query, queryOne, type Operation, type Runs } from '../store/statement.ts';
import type { ChangedCall } from '../replies/port.ts';
import type { CallChange, CallChanged, CallStore, Untold } from './port.ts';

/** Deletes the email that still waits; a sent one is kept. */
const DROP_LETTER = `delete from lead_replies where lead_id = $1 and call is not null
  and state in ('waiting', 'refused', 'failed')`;
const WAITING = `select call from lead_replies where lead_id = $1 and call is not null
  and state = 'waiting' and attempts = 0 and due_at > $2`;
const UNTOLD = `select lead_id as "leadId", call, fields from lead_replies join leads on leads.id = lead_id
  where call is not null and state in ('refused', 'failed') order by due_at`;
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
  // No other action may run meanwhile.
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
  // An unsent email about an earlier change is wrong now.
  yield* query(DROP_LETTER, leadId);
  if (letter)
    yield* addReplies(leadId, [
      {
        ...letter,
        id: randomUUID(),
        userId: by,
        at,
        state: 'waiting',
        reason: null,
        attempts: 0,
        answers: false,
        call: { from, to: to?.at ?? null, formerly },
      },
    ]);
  const event: CallEvent = { from, to: to?.at ?? null, told: letter ? 'email' : 'self' };
  const action = to ? 'move-call' : 'cancel-call';
  yield* noteIn(leadId, by, at, action, JSON.stringify(event));
  return 'changed';
}

function* undo(leadId: string, by: string, at: number): Operation<CallChanged> {
  yield* lock(NO_CLAIMS);
  const letter = yield* queryOne<{ call: string }>(WAITING, leadId, at);
  if (!letter) return 'gone';
  const waiting = JSON.parse(letter.call) as ChangedCall;
  const holder = yield* callHolder(waiting.from);
  if (holder !== null && holder !== leadId) return 'taken';
  yield* releaseCalls([leadId]);
  yield* holdCall(waiting.from, leadId);
  yield* setPreferredTime(leadId, waiting.formerly);
  yield* query(DROP_LETTER, leadId);
  yield* noteIn(leadId, by, at, 'restore-call', '');
  return 'changed';
}

export function* sequence(leadId: string): Operation<number> {
  return (yield* queryOne<{ count: number }>(SEQUENCE, leadId))?.count ?? 0;
}

function* untold(): Operation<Untold[]> {
  const rows = yield* query<{ leadId: string; call: string; fields: string }>(UNTOLD);
  return rows.map(({ leadId, call, fields }) => {
    const { from, to } = JSON.parse(call) as ChangedCall;
    return { leadId, from, to, fields: JSON.parse(fields) };
  });
}

function* told(leadId: string, by: string, at: number): Operation<boolean> {
  const sql = `delete from lead_replies where lead_id = $1 and call is not null
    and state in ('refused', 'failed') returning lead_id`;
  if (!(yield* queryOne(sql, leadId))) return false;
  yield* noteIn(leadId, by, at, 'call-told', '');
  return true;
}

export function createCallStore({ read, write }: Runs): CallStore {
  return {
    change: (leadId, wanted) => write(() => change(leadId, wanted)),
    undo: (leadId, by, at) => write(() => undo(leadId, by, at)),
    untold: () => read(untold),
    told: (leadId, by, at) => write(() => told(leadId, by, at)),
    sequence: (leadId) => read(() => sequence(leadId)),
  };
}

import { randomUUID } from 'node:crypto';
import type { CallEvent, LeadEvent } from '#staff/contract/lead.ts';
import {
  leadOfCall,
  bookCall,
  hasCall,
  isBusy,
  othersWithCall,
  releaseCalls,
} from '../leads/booked-calls.ts';
import { addEvents, addReplies, workOf } from '../leads/records.ts';
import { refresh } from '../leads/work.ts';
import { NO_CLAIMS } from '../leads/leads.ts';
import { bind, type Runs, type Tx } from '../db/transaction.ts';
import type { ChangedCall } from '../leads/lead.ts';
import type { CallChange, CallChanged, Untold } from './port.ts';

/** Deletes the email that still waits; a sent one is kept. */
const DROP_REPLY = `delete from lead_replies where lead_id = $1 and call is not null
  and state in ('waiting', 'refused', 'failed')`;
const WAITING = `select call from lead_replies where lead_id = $1 and call is not null
  and state = 'waiting' and attempts = 0 and due_at > $2`;
const UNTOLD = `select lead_id as "leadId", call, fields from lead_replies join leads on leads.id = lead_id
  where call is not null and state in ('refused', 'failed') order by due_at`;
/** Every change counts, one that was taken back as well. */
const SEQUENCE = `select count(*) as count from lead_events where lead_id = $1
  and action in ('book-call', 'move-call', 'cancel-call', 'restore-call')`;

async function fieldsOf(tx: Tx, leadId: string): Promise<Record<string, unknown>> {
  const row = await tx.one<{ fields: string }>('select fields from leads where id = $1', leadId);
  return JSON.parse(row?.fields ?? '{}');
}

async function setPreferredTime(tx: Tx, leadId: string, time: string): Promise<string> {
  const { preferred_time: formerly = '', ...fields } = await fieldsOf(tx, leadId);
  const changed = JSON.stringify(time === '' ? fields : { ...fields, preferred_time: time });
  await tx.query('update leads set fields = $2 where id = $1', leadId, changed);
  return String(formerly);
}

async function noteIn(
  tx: Tx,
  leadId: string,
  userId: string,
  at: number,
  action: LeadEvent,
  text: string,
): Promise<void> {
  await addEvents(tx, leadId, [{ id: randomUUID(), at, userId, action, text }]);
  await tx.query('update lead_work set revision = revision + 1 where lead_id = $1', leadId);
  await refresh(tx, [leadId]);
}

/** Whether a call can be booked: offered, not busy, and no other lead has it. */
async function isFree(tx: Tx, to: NonNullable<CallChange['to']>): Promise<boolean> {
  if (!to.isOffered || (await isBusy(tx, to.at, to.until))) return false;
  return (await leadOfCall(tx, to.at)) === null;
}

/** What keeps a change from being made, the new time aside. */
async function problemOf(
  tx: Tx,
  leadId: string,
  { from, at }: CallChange,
): Promise<'gone' | 'has-call' | undefined> {
  if (from !== null) return (await leadOfCall(tx, from)) === leadId ? undefined : 'gone';
  if (await hasCall(tx, leadId, at)) return 'has-call';
  const { email } = await fieldsOf(tx, leadId);
  return (await othersWithCall(tx, email, leadId, at)).length > 0 ? 'has-call' : undefined;
}

async function change(tx: Tx, leadId: string, wanted: CallChange): Promise<CallChanged> {
  // No other action may run meanwhile.
  await tx.lock(NO_CLAIMS);
  const { by, at, from, to, reply, preferredTime } = wanted;
  const work = (await workOf(tx, [leadId])).get(leadId);
  if (!work) return 'unknown';
  if (work.revision !== wanted.revision) return 'conflict';
  const problem = await problemOf(tx, leadId, wanted);
  if (problem) return problem;
  // The new one first: if another process takes it meanwhile, nothing has changed.
  if (to && !((await isFree(tx, to)) && (await bookCall(tx, to.at, leadId)))) return 'taken';
  // Also one that is over, when another is booked.
  const former = 'delete from booked_calls where lead_id = $1 and at <> $2';
  await tx.query(former, leadId, to?.at ?? 0);
  const formerly = await setPreferredTime(tx, leadId, preferredTime);
  // An unsent email about an earlier change is wrong now.
  await tx.query(DROP_REPLY, leadId);
  if (reply)
    await addReplies(tx, leadId, [
      {
        ...reply,
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
  const event: CallEvent = { from, to: to?.at ?? null, told: reply ? 'email' : 'self' };
  const moved = to ? 'move-call' : 'cancel-call';
  const action = from === null ? 'book-call' : moved;
  await noteIn(tx, leadId, by, at, action, JSON.stringify(event));
  return 'changed';
}

async function undo(tx: Tx, leadId: string, by: string, at: number): Promise<CallChanged> {
  await tx.lock(NO_CLAIMS);
  const reply = await tx.one<{ call: string }>(WAITING, leadId, at);
  if (!reply) return 'gone';
  const waiting = JSON.parse(reply.call) as ChangedCall;
  const { from } = waiting;
  const holder = from === null ? null : await leadOfCall(tx, from);
  if (holder !== null && holder !== leadId) return 'taken';
  await releaseCalls(tx, [leadId]);
  if (from !== null) await bookCall(tx, from, leadId);
  await setPreferredTime(tx, leadId, waiting.formerly);
  await tx.query(DROP_REPLY, leadId);
  await noteIn(tx, leadId, by, at, 'restore-call', '');
  return 'changed';
}

export async function sequence(tx: Tx, leadId: string): Promise<number> {
  return (await tx.one<{ count: number }>(SEQUENCE, leadId))?.count ?? 0;
}

async function untold(tx: Tx): Promise<Untold[]> {
  const rows = await tx.query<{ leadId: string; call: string; fields: string }>(UNTOLD);
  return rows.map(({ leadId, call, fields }) => {
    const { from, to } = JSON.parse(call) as ChangedCall;
    return { leadId, from, to, fields: JSON.parse(fields) };
  });
}

async function told(tx: Tx, leadId: string, by: string, at: number): Promise<boolean> {
  const sql = `delete from lead_replies where lead_id = $1 and call is not null
    and state in ('refused', 'failed') returning lead_id`;
  if (!(await tx.one(sql, leadId))) return false;
  await noteIn(tx, leadId, by, at, 'call-told', '');
  return true;
}

export const createCallStore = ({ read, write }: Runs) => ({
  ...bind(read, { untold, sequence }),
  ...bind(write, { change, undo, told }),
});

export type CallStore = ReturnType<typeof createCallStore>;

/** What staff do with a lead. Each action runs in one transaction with its event. */
import type { LeadWork } from '../../leads/lead.ts';
import type { Change, Changed } from '../inbox/port.ts';
import { bookCallAgain, releaseCalls, releaseGivenUpCall } from '../../leads/booked-calls.ts';
import { NO_CLAIMS } from '../../leads/leads.ts';
import { restore } from '../../leads/save-and-deliver.ts';
import type { Tx } from '../../db/transaction.ts';
import { dropDraft } from './drafts.ts';
import { OUTCOMES } from '#staff/contract/lead.ts';
import { finish, putOff, stateBefore, tried, undo } from './follow-up.ts';
import { join, noteEmail, part, leadsOfPerson, rejoin, shareUnsafe } from './person.ts';
import { addEvents, workOf } from '../../leads/records.ts';
import { refresh } from '../../leads/work.ts';

type Outcome = Exclude<Changed, 'conflict' | 'unknown'>;
type Action = (tx: Tx, id: string, work: LeadWork, change: Change) => Promise<Outcome>;

/** Whether an update with a `returning` clause changed anything. */
async function updates(tx: Tx, ...statement: Parameters<Tx['query']>): Promise<boolean> {
  return (await tx.query(...statement)).length > 0;
}

async function set(
  tx: Tx,
  id: string,
  column: string,
  value: string | number | null,
): Promise<Outcome> {
  await tx.query(`update lead_work set ${column} = $2 where lead_id = $1`, id, value);
  return 'changed';
}

const SEND_AGAIN = `update deliveries set state = 'waiting', due_at = $2, queued_at = $2, waited_ms = 0
  where lead_id = $1 and state in ('refused', 'failed', 'quarantined', 'discarded') returning lead_id`;
const NO_SPAM = 'select id from leads where id = $1 and spam = 0';

/** Queues failed deliveries; nothing for spam, which must be unmarked first. */
async function sendAgain(tx: Tx, id: string, at: number): Promise<Outcome> {
  if (!(await tx.one(NO_SPAM, id))) return 'impossible';
  if (!(await updates(tx, SEND_AGAIN, id, at))) return 'impossible';
  await bookCallAgain(tx, id, at);
  return 'changed';
}

const OPENED_BY =
  "select id from lead_events where lead_id = $1 and user_id = $2 and action = 'open'";
const MARK_SPAM = 'update leads set spam = 1 where id = $1 and spam = 0 returning id';
const STOP = `update deliveries set state = 'discarded'
  where lead_id = $1 and state in ('waiting', 'refused', 'failed', 'quarantined')`;
const DISCARD = `update deliveries set state = 'discarded'
  where lead_id = $1 and state in ('refused', 'failed', 'quarantined') returning lead_id`;

async function readFirst(
  tx: Tx,
  id: string,
  { phrase, readAt }: LeadWork,
  at: number,
): Promise<Outcome> {
  return phrase && readAt === null ? await set(tx, id, 'read_at', at) : 'unchanged';
}

/** Changes nothing but the revision: the action is only an event. */
async function nothing(tx: Tx, id: string, work: LeadWork): Promise<Outcome> {
  return await set(tx, id, 'revision', work.revision);
}

const ACTIONS: Readonly<Record<Change['action'], Action>> = {
  async open(tx, id, work, { by, at }) {
    if (await tx.one(OPENED_BY, id, by)) return 'unchanged';
    if (work.openedAt === null) await set(tx, id, 'opened_at', at);
    return 'changed';
  },
  async answer(tx, id, work, { by, at }) {
    if (work.answeredAt !== null) return 'unchanged';
    await set(tx, id, 'answered_by', by);
    return await set(tx, id, 'answered_at', at);
  },
  async reopen(tx, id, work) {
    if (work.answeredAt === null) return 'unchanged';
    await set(tx, id, 'outcome', null);
    await set(tx, id, 'answered_by', null);
    return await set(tx, id, 'answered_at', null);
  },
  reached: finish,
  held: finish,
  scheduled: finish,
  'no-fit': finish,
  referred: finish,
  'no-answer': tried,
  call: tried,
  later: putOff,
  undo,
  join,
  part,
  rejoin,
  async 'email-unsafe'(tx, id, work) {
    return await noteEmail(tx, id, work, 1);
  },
  async 'email-safe'(tx, id, work) {
    return await noteEmail(tx, id, work, 0);
  },
  async told(tx, id, work, { at }) {
    return await readFirst(tx, id, work, at);
  },
  async 'not-urgent'(tx, id, work, { at }) {
    return await readFirst(tx, id, work, at);
  },
  async assign(tx, id, work, { to = null }) {
    return to === work.assignedTo ? 'unchanged' : await set(tx, id, 'assigned_to', to);
  },
  note: nothing,
  async spam(tx, id) {
    if (!(await updates(tx, MARK_SPAM, id))) return 'unchanged';
    await tx.query(STOP, id);
    await releaseCalls(tx, [id]);
    return 'changed';
  },
  async 'not-spam'(tx, id, _work, { destinations = [], at }) {
    return (await restore(tx, id, destinations, at)) ? 'changed' : 'unchanged';
  },
  async resend(tx, id, _work, { at }) {
    return await sendAgain(tx, id, at);
  },
  async correct(tx, id, _work, { email = '', person = null, at }) {
    const lead = await tx.one<{ fields: string }>('select fields from leads where id = $1', id);
    const outcome = await sendAgain(tx, id, at);
    if (!lead || outcome !== 'changed') return outcome;
    const fields = JSON.stringify({ ...JSON.parse(lead.fields), email });
    await tx.query('update leads set fields = $2 where id = $1', id, fields);
    return await set(tx, id, 'person', person);
  },
  async discard(tx, id) {
    if (!(await updates(tx, DISCARD, id))) return 'impossible';
    await releaseGivenUpCall(tx, id);
    return 'changed';
  },
  export: nothing,
};

/** Two people may do these at once. */
const HARMLESS: readonly Change['action'][] = ['open', 'export'];

/** Change all leads of a person; each says so. */
const ON_PERSON: readonly Change['action'][] = ['email-unsafe', 'email-safe'];
/** After these a lead may be of the same person as others. */
const JOINING: readonly Change['action'][] = ['join', 'rejoin', 'correct'];

const UNDOABLE: readonly Change['action'][] = [
  ...OUTCOMES,
  ...(['no-answer', 'call', 'later', 'told', 'not-urgent'] as const),
];

/** What the timeline says: a corrected address before and after. */
async function eventText(
  tx: Tx,
  id: string,
  { action, text = '', email = '' }: Change,
): Promise<string> {
  if (action !== 'correct') return text;
  const lead = await tx.one<{ fields: string }>('select fields from leads where id = $1', id);
  return `${String(JSON.parse(lead?.fields ?? '{}').email ?? '')} → ${email}`;
}

async function changeOne(tx: Tx, id: string, change: Change, eventId: string): Promise<Changed> {
  const work = (await workOf(tx, [id])).get(id);
  if (!work) return 'unknown';
  if (change.revision !== undefined && change.revision !== work.revision) return 'conflict';
  const text = await eventText(tx, id, change);
  const outcome = await ACTIONS[change.action](tx, id, work, change);
  if (outcome !== 'changed') return outcome;
  const { at, by: userId, action, calledAt = at } = change;
  // What was taken back leaves no line here; the audit log has both.
  const changed = ON_PERSON.includes(action) ? await leadsOfPerson(tx, id) : [id];
  if (action !== 'undo')
    for (const one of changed)
      await addEvents(tx, one, [{ id: eventId, at: calledAt, userId, action, text }]);
  if (!HARMLESS.includes(action)) {
    const before = UNDOABLE.includes(action) ? stateBefore(work, userId, eventId) : null;
    await set(tx, id, 'undo', before);
  }
  if (action === 'note') await dropDraft(tx, id, userId);
  if (!HARMLESS.includes(action)) await set(tx, id, 'revision', work.revision + 1);
  if (JOINING.includes(action)) await shareUnsafe(tx, id);
  await refresh(tx, action === 'join' && change.to ? [id, change.to] : changed);
  return outcome;
}

export async function change(
  tx: Tx,
  ids: readonly string[],
  wanted: Change,
  newId: () => string,
): Promise<Changed[]> {
  // No delivery starts or ends meanwhile, and no other action runs.
  await tx.lock(NO_CLAIMS);
  const changed: Changed[] = [];
  for (const id of ids) changed.push(await changeOne(tx, id, wanted, newId()));
  return changed;
}

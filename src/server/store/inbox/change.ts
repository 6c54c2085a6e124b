/** What staff do with a lead. Each action runs in one transaction with its event. */
import type { LeadWork } from '../lead.ts';
import type { Change, Changed } from '../../inbox/port.ts';
import { holdCallAgain, releaseCalls, releaseGivenUpCall } from '../booked-calls.ts';
import { NO_CLAIMS } from '../maintenance.ts';
import { restore } from '../queries.ts';
import { lock, query, queryOne, type Operation } from '../statement.ts';
import { dropDraft } from './drafts.ts';
import { OUTCOMES } from '#staff/contract/lead.ts';
import { finish, putOff, stateBefore, tried, undo } from './follow-up.ts';
import { join, noteEmail, part, personOf, rejoin, shareUnsafe } from './person.ts';
import { addEvents, workOf } from './records.ts';
import { refresh } from './work.ts';

type Outcome = Exclude<Changed, 'conflict' | 'unknown'>;
type Action = (id: string, work: LeadWork, change: Change) => Operation<Outcome>;

/** Whether an update with a `returning` clause changed anything. */
function* updates(...statement: Parameters<typeof query>): Operation<boolean> {
  return (yield* query(...statement)).length > 0;
}

function* set(id: string, column: string, value: string | number | null): Operation<Outcome> {
  yield* query(`update lead_work set ${column} = $2 where lead_id = $1`, id, value);
  return 'changed';
}

const SEND_AGAIN = `update deliveries set state = 'waiting', due_at = $2, queued_at = $2, waited_ms = 0
  where lead_id = $1 and state in ('refused', 'failed', 'quarantined', 'discarded') returning lead_id`;
const NO_SPAM = 'select id from leads where id = $1 and spam = 0';

/** Queues failed deliveries; nothing for spam, which must be unmarked first. */
function* sendAgain(id: string, at: number): Operation<Outcome> {
  if (!(yield* queryOne(NO_SPAM, id))) return 'impossible';
  if (!(yield* updates(SEND_AGAIN, id, at))) return 'impossible';
  yield* holdCallAgain(id, at);
  return 'changed';
}

const OPENED_BY =
  "select id from lead_events where lead_id = $1 and user_id = $2 and action = 'open'";
const MARK_SPAM = 'update leads set spam = 1 where id = $1 and spam = 0 returning id';
const STOP = `update deliveries set state = 'discarded'
  where lead_id = $1 and state in ('waiting', 'refused', 'failed', 'quarantined')`;
const DISCARD = `update deliveries set state = 'discarded'
  where lead_id = $1 and state in ('refused', 'failed', 'quarantined') returning lead_id`;

function* readFirst(id: string, { phrase, readAt }: LeadWork, at: number): Operation<Outcome> {
  return phrase && readAt === null ? yield* set(id, 'read_at', at) : 'unchanged';
}

/** Changes nothing but the revision: the action is only an event. */
function* nothing(id: string, work: LeadWork): Operation<Outcome> {
  return yield* set(id, 'revision', work.revision);
}

const ACTIONS: Readonly<Record<Change['action'], Action>> = {
  *open(id, work, { by, at }) {
    if (yield* queryOne(OPENED_BY, id, by)) return 'unchanged';
    if (work.openedAt === null) yield* set(id, 'opened_at', at);
    return 'changed';
  },
  *answer(id, work, { by, at }) {
    if (work.answeredAt !== null) return 'unchanged';
    yield* set(id, 'answered_by', by);
    return yield* set(id, 'answered_at', at);
  },
  *reopen(id, work) {
    if (work.answeredAt === null) return 'unchanged';
    yield* set(id, 'outcome', null);
    yield* set(id, 'answered_by', null);
    return yield* set(id, 'answered_at', null);
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
  *'email-unsafe'(id, work) {
    return yield* noteEmail(id, work, 1);
  },
  *'email-safe'(id, work) {
    return yield* noteEmail(id, work, 0);
  },
  *told(id, work, { at }) {
    return yield* readFirst(id, work, at);
  },
  *'not-urgent'(id, work, { at }) {
    return yield* readFirst(id, work, at);
  },
  *assign(id, work, { to = null }) {
    return to === work.assignedTo ? 'unchanged' : yield* set(id, 'assigned_to', to);
  },
  note: nothing,
  *spam(id) {
    if (!(yield* updates(MARK_SPAM, id))) return 'unchanged';
    yield* query(STOP, id);
    yield* releaseCalls([id]);
    return 'changed';
  },
  *'not-spam'(id, _work, { adapters = [], at }) {
    return (yield* restore(id, adapters, at)) ? 'changed' : 'unchanged';
  },
  *resend(id, _work, { at }) {
    return yield* sendAgain(id, at);
  },
  *correct(id, _work, { email = '', person = null, at }) {
    const lead = yield* queryOne<{ fields: string }>('select fields from leads where id = $1', id);
    const outcome = yield* sendAgain(id, at);
    if (!lead || outcome !== 'changed') return outcome;
    const fields = JSON.stringify({ ...JSON.parse(lead.fields), email });
    yield* query('update leads set fields = $2 where id = $1', id, fields);
    return yield* set(id, 'person', person);
  },
  *discard(id) {
    if (!(yield* updates(DISCARD, id))) return 'impossible';
    yield* releaseGivenUpCall(id);
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

function* textOf(id: string, { action, text = '', email = '' }: Change): Operation<string> {
  if (action !== 'correct') return text;
  const lead = yield* queryOne<{ fields: string }>('select fields from leads where id = $1', id);
  return `${String(JSON.parse(lead?.fields ?? '{}').email ?? '')} → ${email}`;
}

function* changeOne(id: string, change: Change, eventId: string): Operation<Changed> {
  const work = (yield* workOf([id])).get(id);
  if (!work) return 'unknown';
  if (change.revision !== undefined && change.revision !== work.revision) return 'conflict';
  const text = yield* textOf(id, change);
  const outcome = yield* ACTIONS[change.action](id, work, change);
  if (outcome !== 'changed') return outcome;
  const { at, by: userId, action, calledAt = at } = change;
  // What was taken back leaves no line here; the audit log has both.
  const changed = ON_PERSON.includes(action) ? yield* personOf(id) : [id];
  if (action !== 'undo')
    for (const one of changed)
      yield* addEvents(one, [{ id: eventId, at: calledAt, userId, action, text }]);
  if (!HARMLESS.includes(action)) {
    const before = UNDOABLE.includes(action) ? stateBefore(work, userId, eventId) : null;
    yield* set(id, 'undo', before);
  }
  if (action === 'note') yield* dropDraft(id, userId);
  if (!HARMLESS.includes(action)) yield* set(id, 'revision', work.revision + 1);
  if (JOINING.includes(action)) yield* shareUnsafe(id);
  yield* refresh(action === 'join' && change.to ? [id, change.to] : changed);
  return outcome;
}

export function* change(
  ids: readonly string[],
  wanted: Change,
  newId: () => string,
): Operation<Changed[]> {
  // No delivery starts or ends meanwhile, and no other action runs.
  yield* lock(NO_CLAIMS);
  const changed: Changed[] = [];
  for (const id of ids) changed.push(yield* changeOne(id, wanted, newId()));
  return changed;
}

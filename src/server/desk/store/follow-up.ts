/**
 * What happened next with a lead: an outcome stops the clock, a try or a postponement does not. Each can be undone
 * until something else happens: the state before is kept with the lead, ids and times only.
 */
import { HOUR } from '../../base/clock.ts';
import type { Change, Changed } from '../inbox/port.ts';
import type { LeadWork } from '../../leads/lead.ts';
import type { Value, Tx } from '../../db/transaction.ts';

type Outcome = Exclude<Changed, 'conflict' | 'unknown'>;
type State = Pick<
  LeadWork,
  'answeredAt' | 'answeredBy' | 'outcome' | 'dueAt' | 'dueWhy' | 'tries' | 'triedAt' | 'readAt'
>;

const COLUMNS: Readonly<Record<keyof State, string>> = {
  answeredAt: 'answered_at',
  answeredBy: 'answered_by',
  outcome: 'outcome',
  dueAt: 'due_at',
  dueWhy: 'due_why',
  tries: 'tries',
  triedAt: 'tried_at',
  readAt: 'read_at',
};
const NAMES = Object.keys(COLUMNS) as (keyof State)[];
/** A late try may still be repeated in a while. */
const GRACE_MS = 4 * HOUR;

export async function setState(tx: Tx, id: string, state: Partial<State>): Promise<'changed'> {
  const entries = Object.entries(state) as [keyof State, Value][];
  const sets = entries.map(([name], at) => `${COLUMNS[name]} = $${at + 2}`);
  await tx.query(
    `update lead_work set ${sets.join(', ')} where lead_id = $1`,
    id,
    ...entries.map(([, value]) => value),
  );
  return 'changed';
}

/** The state before an action of an account, to undo it. */
export const stateBefore = (work: LeadWork, by: string, event: string): string =>
  JSON.stringify({
    by,
    event,
    state: Object.fromEntries(NAMES.map((name) => [name, work[name]])),
  });

/** Stops the clock; counts as read. */
export async function finish(
  tx: Tx,
  id: string,
  work: LeadWork,
  { action: outcome, by, at }: Change,
): Promise<Outcome> {
  if (work.outcome === outcome) return 'unchanged';
  return await setState(tx, id, {
    outcome,
    answeredAt: work.answeredAt ?? at,
    answeredBy: work.answeredAt === null ? by : work.answeredBy,
    dueAt: null,
    dueWhy: null,
    readAt: work.phrase ? (work.readAt ?? at) : work.readAt,
  });
}

/** Not past its reply time, unless somebody has written or talked. */
const mayWait = ({ answeredAt, replyBy }: LeadWork, next: number, now: number): boolean =>
  answeredAt !== null || replyBy === null || next <= Math.max(replyBy, now + GRACE_MS);

/** An unanswered call: the clock runs on. */
export async function tried(
  tx: Tx,
  id: string,
  work: LeadWork,
  { next = null, calledAt, at }: Change,
): Promise<Outcome> {
  if (next !== null && !mayWait(work, next, at)) return 'impossible';
  return await setState(tx, id, {
    tries: work.tries + 1,
    triedAt: calledAt ?? at,
    ...(next !== null && { dueAt: next, dueWhy: 'try' }),
  });
}

export async function putOff(
  tx: Tx,
  id: string,
  work: LeadWork,
  { next = null, at }: Change,
): Promise<Outcome> {
  if (next === null || !mayWait(work, next, at)) return 'impossible';
  return await setState(tx, id, { dueAt: next, dueWhy: 'later' });
}

/** Undoes the last action of the same account, with its line in the timeline. */
export async function undo(
  tx: Tx,
  id: string,
  { undo: kept }: LeadWork,
  { by }: Change,
): Promise<Outcome> {
  const before = JSON.parse(kept ?? '{}') as { by?: string; event?: string; state?: State };
  if (before.by !== by || !before.state) return 'impossible';
  await tx.query('delete from lead_events where lead_id = $1 and id = $2', id, before.event ?? '');
  return await setState(tx, id, before.state);
}

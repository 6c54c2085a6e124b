/** Each page is read from the index of its queue, however many leads there are. */
import { MAX_COUNTED, type QueueCounts } from '#staff/contract/inbox.ts';
import type { BookedLead, KnownLead, ListedLead, ListOptions } from '../inbox/port.ts';
import { records } from '../../leads/leads.ts';
import type { Delivery, Receivers } from '../../leads/lead.ts';
import { DESTINATION_COLUMN } from '../../db/stored-names.ts';
import type { Value, Tx } from '../../db/transaction.ts';
import { byLead } from '../../db/rows.ts';
import { DELIVERIES, DELIVERY, LEAD, WORK } from '../../leads/tables.ts';
import { leadsOfPerson, relatedTo } from './person.ts';

/**
 * Condition for leads that somebody or a destination must still handle. Waiting only for a destination that is not
 * configured for its form does not count.
 */
function isAwaited(receivers: Receivers, param: (value: Value) => string): string {
  const waits = Object.entries(receivers).map(
    ([destination, forms]) =>
      ` or (state = 'waiting' and ${DESTINATION_COLUMN} = ${param(destination)} and deliveries.form = any(${param(forms)}))`,
  );
  return `exists (select 1 from deliveries where deliveries.lead_id = lead_work.lead_id
    and (state in ('refused', 'failed', 'quarantined')${waits.join('')}))`;
}

/** Condition, order and keyset. */
const QUEUES = {
  first: { where: 'read_first = 1', order: 'lead_id', after: 'lead_id > $id' },
  unanswered: {
    where: 'unanswered = 1',
    order: 'reply_by, lead_id',
    after: '(reply_by, lead_id) > ($at, $id)',
  },
  due: {
    where: 'next_at is not null',
    order: 'next_at, lead_id',
    after: '(next_at, lead_id) > ($at, $id)',
  },
  undelivered: { where: 'undelivered = 1', order: 'lead_id desc', after: 'lead_id < $id' },
  spam: { where: 'spam = 1', order: 'lead_id desc', after: 'lead_id < $id' },
  all: { where: 'true', order: 'lead_id desc', after: 'lead_id < $id' },
} as const;

/** Columns of a lead where `lead_work` has some of the same name. */
const LEAD_AND_WORK = `${LEAD.select('leads')}, ${WORK.select()}`;

const withWork = (row: object): ListedLead => ({ lead: LEAD.read(row), work: WORK.read(row) });

export function listStatement(options: ListOptions): { sql: string; values: Value[] } {
  const { queue, form, therapist, assignedTo, from, until, receivers, after, most } = options;
  const { outcome, dueUntil } = options;
  const values: Value[] = [];
  const param = (value: Value): string => `$${values.push(value)}`;
  const { where, order, after: keyset } = QUEUES[queue];
  const conditions: string[] = [where];
  if (queue === 'undelivered' && receivers) conditions.push(isAwaited(receivers, param));
  if (queue === 'due' && dueUntil !== undefined) conditions.push(`next_at < ${param(dueUntil)}`);
  if (outcome !== undefined) conditions.push(`outcome = ${param(outcome)}`);
  if (form !== undefined) conditions.push(`form = ${param(form)}`);
  if (therapist !== undefined) conditions.push(`therapist = ${param(therapist)}`);
  if (assignedTo === 'none') conditions.push('assigned_to is null');
  else if (assignedTo !== undefined) conditions.push(`assigned_to = ${param(assignedTo)}`);
  if (from !== undefined) conditions.push(`received_at >= ${param(from)}`);
  if (until !== undefined) conditions.push(`received_at < ${param(until)}`);
  if (after) {
    const at = keyset.includes('$at') ? param(after.at) : '';
    conditions.push(keyset.replace('$at', at).replace('$id', param(after.id)));
  }
  const sql = `select ${LEAD_AND_WORK}
    from (select * from lead_work where ${conditions.join(' and ')}
      order by ${order} limit ${param(most)}) as work
    join leads on id = lead_id order by ${order}`;
  return { sql, values };
}

export async function list(tx: Tx, options: ListOptions): Promise<ListedLead[]> {
  const { sql, values } = listStatement(options);
  return (await tx.query<object>(sql, ...values)).map(withWork);
}

export async function calls(tx: Tx, since: number): Promise<BookedLead[]> {
  const sql = `select at, ${LEAD_AND_WORK} from booked_calls
    join lead_work on lead_work.lead_id = booked_calls.lead_id
    join leads on id = booked_calls.lead_id where at >= $1 order by at`;
  const rows = await tx.query<{ at: number }>(sql, since);
  return rows.map((row) => ({ at: row.at, ...withWork(row) }));
}

export const deliveries = (tx: Tx, ids: readonly string[]): Promise<Map<string, Delivery[]>> =>
  byLead(tx, DELIVERIES, DELIVERY, ids, DESTINATION_COLUMN);

/** Of the rows of a partial index. */
const count = (where: string): string => `(select count(*) from lead_work where ${where})`;

/** As `list` has them with these receivers, and the last change. `due` counts what comes before `dayEnds`. */
export async function counts(
  tx: Tx,
  now: number,
  dayEnds: number,
  receivers: Receivers,
): Promise<QueueCounts & { version: number }> {
  const values: Value[] = [now, dayEnds];
  const undelivered = isAwaited(receivers, (value) => `$${values.push(value)}`);
  const sql = `select (select version from inbox_totals where id = 1) as version,
    (select count(*) from (select 1 from lead_work limit ${MAX_COUNTED}) as counted) as "all",
    ${count('read_first = 1')} as first, ${count('unanswered = 1')} as unanswered,
    ${count('unanswered = 1 and reply_by < $1')} as overdue,
    ${count('next_at < $2')} as due, ${count('spam = 1')} as spam,
    ${count(`undelivered = 1 and ${undelivered}`)} as undelivered`;
  const [counted] = await tx.query<QueueCounts & { version: number }>(sql, ...values);
  if (!counted) throw new Error('The queues of the inbox were not counted');
  return counted;
}

/** Ids of leads that changed after a change, the latest first. */
export async function changes(tx: Tx, since: number, most: number): Promise<string[]> {
  const sql =
    'select lead_id as id from lead_work where changed > $1 order by changed desc limit $2';
  return (await tx.query<{ id: string }>(sql, since, most)).map(({ id }) => id);
}

export async function find(tx: Tx, id: string): Promise<KnownLead | undefined> {
  const [record] = await records(tx, [id]);
  if (!record?.work) return undefined;
  const { work } = record;
  const same = `select form, count(*) as count from lead_work where lead_id = any($1) group by form`;
  const forms = await tx.query<{ form: string; count: number }>(same, await leadsOfPerson(tx, id));
  const samePerson = Object.fromEntries(forms.map(({ form, count }) => [form, count]));
  const related = await relatedTo(tx, id, work);
  return { record, work, samePerson, related };
}

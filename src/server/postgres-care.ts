/** What keeping leads takes besides receiving and delivering: the same as `sqlite-care.ts`, in PostgreSQL. */
import { addLeads, LEAD, leadValues } from './postgres-jobs.ts';
import type { Connection, Row } from './postgres-pool.ts';
import {
  deliveryOf,
  leadAndReceiptOf,
  leadOf,
  type AttemptRow,
  type DeliveryRow,
  type KeptDeliveryRow,
  type KeptRow,
  type LeadRow,
} from './rows.ts';
import { SPENT } from './spent.ts';
import type { Backlog, Kept, Purged, Store } from './store.ts';

/** A pool or one connection of it. */
type Queries = Pick<Connection, 'query'>;

const DELIVERIES = `select lead_id as "leadId", adapter, form, state, due_at as "dueAt", queued_at as "queuedAt",
  waited_ms as "waitedMs", attempts, reason from deliveries where lead_id = any($1) order by lead_id, adapter`;
const ATTEMPTS = `select lead_id as "leadId", adapter, number, at, took_ms as "tookMs", outcome, status, reason
  from attempts where lead_id = any($1) order by lead_id, adapter, number`;

type AttemptOf = AttemptRow & { leadId: string };

async function rowsOf<T extends object>(
  queries: Queries,
  sql: string,
  values: unknown[] = [],
): Promise<T[]> {
  return (await queries.query<T & Row>(sql, values)).rows;
}

const withoutLead = ({ leadId: _lead, ...attempt }: AttemptOf): AttemptRow => attempt;

/** A lead with everything known about its deliveries. */
export async function find(queries: Queries, id: string): ReturnType<Store['find']> {
  const [lead] = await rowsOf<LeadRow>(queries, `select ${LEAD} from leads where id = $1`, [id]);
  if (!lead) return null;
  const deliveries = await rowsOf<DeliveryRow>(queries, DELIVERIES, [[id]]);
  const attempts = await rowsOf<AttemptOf>(queries, ATTEMPTS, [[id]]);
  return {
    lead: leadOf(lead),
    deliveries: deliveries.map(deliveryOf),
    attempts: attempts.map(withoutLead),
  };
}

/** Leads in the order of their ids, with everything beside them. */
export async function page(queries: Queries, after: string, most: number): Promise<Kept[]> {
  const leads = await rowsOf<KeptRow>(
    queries,
    `select ${LEAD}, digest, keyed, content from leads where id > $1 order by id limit $2`,
    [after, most],
  );
  const ids = leads.map(({ id }) => id);
  const deliveries = Map.groupBy(
    await rowsOf<KeptDeliveryRow>(queries, DELIVERIES, [ids]),
    ({ leadId }) => leadId,
  );
  const attempts = Map.groupBy(
    await rowsOf<AttemptOf>(queries, ATTEMPTS, [ids]),
    ({ leadId }) => leadId,
  );
  return leads.map((row) => ({
    ...leadAndReceiptOf(row),
    deliveries: (deliveries.get(row.id) ?? []).map(
      ({ leadId: _lead, form: _form, ...delivery }) => delivery,
    ),
    attempts: (attempts.get(row.id) ?? []).map(withoutLead),
  }));
}

export async function count(queries: Queries): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(queries, 'select count(*) as count from leads');
  return row?.count ?? 0;
}

/** Writes leads as they were elsewhere; what is here already stays. */
export async function add(connection: Connection, kept: readonly Kept[]): Promise<void> {
  await addLeads(
    connection,
    kept.map(({ lead, receipt }) => leadValues({ ...lead, receipt }, lead.id)),
  );
  for (const { lead, deliveries, attempts } of kept) {
    for (const one of deliveries)
      await connection.query(
        'insert into deliveries values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing',
        [
          lead.id,
          one.adapter,
          lead.form,
          one.state,
          one.dueAt,
          one.queuedAt,
          one.waitedMs,
          one.attempts,
          one.reason,
        ],
      );
    for (const { adapter, number, at, tookMs, outcome, status, reason } of attempts)
      await connection.query(
        'insert into attempts values ($1, $2, $3, $4, $5, $6, $7, $8) on conflict do nothing',
        [lead.id, adapter, number, at, tookMs, outcome, status, reason],
      );
  }
}

/** Deliveries that are not done, counted. */
export function backlog(queries: Queries): Promise<Backlog[]> {
  return rowsOf<Backlog>(
    queries,
    `select adapter, form, state, count(*) as count, min(queued_at) as "oldestAt"
      from deliveries where state in ('waiting', 'refused', 'failed') group by adapter, form, state`,
  );
}

/** Makes everything due that waits for a later moment. */
export async function rouse(connection: Connection, now: number): Promise<void> {
  await connection.query('update lanes set free_at = $1 where free_at > $1', [now]);
  await connection.query(
    "update deliveries set due_at = $1 where state = 'waiting' and due_at > $1",
    [now],
  );
}

export async function resend(
  queries: Queries,
  id: string,
  adapter: string,
  now: number,
): Promise<boolean> {
  const { rowCount } = await queries.query(
    `update deliveries set state = 'waiting', due_at = $3, queued_at = $3, waited_ms = 0
      where lead_id = $1 and adapter = $2 and state in ('refused', 'failed')`,
    [id, adapter, now],
  );
  return rowCount === 1;
}

export async function restore(
  connection: Connection,
  id: string,
  adapters: readonly string[],
  now: number,
): Promise<boolean> {
  const { rowCount } = await connection.query(
    'update leads set spam = 0 where id = $1 and spam = 1',
    [id],
  );
  if (rowCount !== 1) return false;
  await connection.query(
    `insert into deliveries (lead_id, adapter, form, state, due_at, queued_at)
      select id, adapter, form, 'waiting', $3, $3 from leads, unnest($2::text[]) as adapter
      where id = $1 on conflict do nothing`,
    [id, adapters, now],
  );
  return true;
}

const AGES = `select id, received_at < $1 and ${SPENT} as spent from leads where id > $2 order by id limit $3`;
/** Asked again when deleting: a lead may have become something to send meanwhile. */
const STILL_SPENT = `select id from leads where id = any($1) and ${SPENT} for update`;

async function drop(connection: Connection, ids: readonly string[]): Promise<void> {
  for (const [table, column] of [
    ['attempts', 'lead_id'],
    ['deliveries', 'lead_id'],
    ['leads', 'id'],
  ])
    await connection.query(`delete from ${table} where ${column} = any($1)`, [ids]);
}

export async function purge(
  connection: Connection,
  before: number,
  after: string,
  most: number,
): Promise<Purged> {
  const seen = await rowsOf<{ id: string; spent: boolean }>(connection, AGES, [
    before,
    after,
    most,
  ]);
  const old = seen.filter(({ spent }) => spent).map(({ id }) => id);
  const spent = await rowsOf<{ id: string }>(connection, STILL_SPENT, [old]);
  await drop(
    connection,
    spent.map(({ id }) => id),
  );
  return { deleted: spent.length, last: seen.length < most ? null : (seen.at(-1)?.id ?? null) };
}

export async function removeSelfTest(connection: Connection, id: string): Promise<void> {
  const found = await rowsOf<{ id: string }>(
    connection,
    'select id from leads where id = $1 and self_test = 1',
    [id],
  );
  await drop(
    connection,
    found.map((lead) => lead.id),
  );
}

/** What happens inside PostgreSQL transactions: the same rules as in `sqlite-jobs.ts`, for many processes at once. */
import { DAY } from './clock.ts';
import { createReceipts, KEYED_MS } from './receipts.ts';
import type { Connection, Row } from './postgres-pool.ts';
import { leadOf, type LeadRow } from './rows.ts';
import type { Claim, Claimed, ClaimOptions, NewLead, Note, Saved } from './store.ts';

export const LEAD = `id, form, fields, received_at as "receivedAt", page_uri as "pageUri", page_name as "pageName",
  visitor_token as "visitorToken", consents, spam, self_test as "selfTest"`;

/** PostgreSQL's text cannot hold NUL. Nothing a visitor sends should get here with one, and no lead is lost if it does. */
const text = (value: string): string => value.replaceAll('\0', '');

/** One column of many rows per parameter: as fast as it gets without `copy`. */
const ADD_LEADS = `insert into leads select * from unnest($1::text[], $2::text[], $3::text[], $4::bigint[], $5::text[],
  $6::text[], $7::text[], $8::text[], $9::bigint[], $10::text[], $11::bigint[], $12::text[], $13::bigint[])
  on conflict (id) do nothing`;
const ADD_DELIVERIES = `insert into deliveries (lead_id, adapter, form, state, due_at, queued_at)
  select id, adapter, form, 'waiting', at, at
  from unnest($1::text[], $2::text[], $3::text[], $4::bigint[]) as new (id, adapter, form, at)`;

/** Rows as columns. */
function columns(rows: readonly (readonly unknown[])[]): unknown[][] {
  return (rows[0] ?? []).map((_, at) => rows.map((row) => row[at]));
}

/** The values of a lead in the order of the table. */
export function leadValues(
  { receipt, ...lead }: Pick<NewLead, 'receipt'> & Omit<NewLead, 'adapters'>,
  id: string,
): unknown[] {
  return [
    id,
    lead.form,
    text(JSON.stringify(lead.fields)),
    lead.receivedAt,
    text(lead.pageUri),
    text(lead.pageName),
    lead.visitorToken,
    text(JSON.stringify(lead.consents)),
    lead.spam ? 1 : 0,
    receipt.digest,
    receipt.keyed ? 1 : 0,
    receipt.content,
    lead.selfTest ? 1 : 0,
  ];
}

/** Inserts leads given as rows of values; those whose id is there already stay as they are. */
export async function addLeads(connection: Connection, rows: unknown[][]): Promise<void> {
  if (rows.length > 0) await connection.query(ADD_LEADS, columns(rows));
}

/** Nobody else may store the same post meanwhile. Sorted, so that two batches never wait for each other. */
const LOCK_RECEIPTS =
  'select pg_advisory_xact_lock(hashtextextended(digest, 0)) from unnest($1::text[]) as digest';
const EARLIER = `select id, digest, keyed, content, received_at as at from leads
  where digest = any($1) and received_at > $2 order by id`;

interface EarlierRow extends Row {
  id: string;
  digest: string;
  keyed: number;
  content: string;
  at: number;
}

/** Stores the leads of one batch with their deliveries, except those that were stored before. */
export async function save(
  connection: Connection,
  leads: readonly NewLead[],
  nextId: (now: number) => string,
): Promise<Saved[]> {
  const digests = [...new Set(leads.map(({ receipt }) => receipt.digest))].sort();
  await connection.query(LOCK_RECEIPTS, [digests]);
  const oldest = Math.min(...leads.map(({ receivedAt }) => receivedAt)) - KEYED_MS - DAY;
  const { rows } = await connection.query<EarlierRow>(EARLIER, [digests, oldest]);

  const receipts = createReceipts();
  const contents = new Map<string, string>();
  const remember = (id: string, receipt: NewLead['receipt'], at: number): void => {
    receipts.add(receipt, { id, at });
    contents.set(id, receipt.content);
  };
  for (const { id, digest, keyed, content, at } of rows)
    remember(id, { digest, keyed: keyed === 1, content }, at);

  const fresh: unknown[][] = [];
  const deliveries: unknown[][] = [];
  const saved = leads.map((lead): Saved => {
    const { receipt, receivedAt } = lead;
    const known = receipts.find(receipt, receivedAt);
    if (known !== undefined)
      return {
        outcome: contents.get(known) === receipt.content ? 'repeated' : 'conflict',
        id: known,
      };
    const id = nextId(receivedAt);
    remember(id, receipt, receivedAt);
    fresh.push(leadValues(lead, id));
    for (const adapter of lead.adapters) deliveries.push([id, adapter, lead.form, receivedAt]);
    return { outcome: 'stored', id };
  });
  await addLeads(connection, fresh);
  if (deliveries.length > 0) await connection.query(ADD_DELIVERIES, columns(deliveries));
  return saved;
}

/** Makes the lane ours until the transaction ends: whoever else wants to claim waits. */
const LOCK_LANE = `insert into lanes values ($1, 0)
  on conflict (adapter) do update set free_at = lanes.free_at returning free_at as "freeAt"`;
const ROUSE = `update deliveries set due_at = $1 where state = 'waiting' and adapter = $2 and due_at > $3`;
const due = (order: 'asc' | 'desc'): string => `select ${LEAD}, attempts, waited_ms as "waitedMs"
  from (select lead_id, attempts, waited_ms from deliveries
    where state = 'waiting' and adapter = $1 and due_at <= $2 and form = any($3)
    order by due_at ${order}, lead_id ${order} limit 1) as next join leads on id = lead_id`;
const OLDEST_DUE = due('asc');
const NEWEST_DUE = due('desc');
const NEXT_DUE = `select min(due_at) as "dueAt" from deliveries
  where state = 'waiting' and adapter = $1 and form = any($2)`;
const TAKE = `with taken as (update deliveries set due_at = $3, attempts = $4 where lead_id = $1 and adapter = $2),
  lane as (update lanes set free_at = $3 where adapter = $2)
  insert into attempts (lead_id, adapter, number, at, outcome) values ($1, $2, $4, $5, 'open')`;

interface DueRow extends LeadRow, Row {
  attempts: number;
  waitedMs: number;
}

/** Takes the next due delivery of an adapter; until the lease ends nobody else gets it, or any other of this adapter. */
export async function claim(connection: Connection, options: ClaimOptions): Promise<Claimed> {
  const { adapter, forms, now, leaseMs, farthestMs } = options;
  const { rows: lanes } = await connection.query<{ freeAt: number }>(LOCK_LANE, [adapter]);
  const freeAt = lanes[0]?.freeAt ?? 0;
  await connection.query(ROUSE, [now, adapter, now + farthestMs]);
  if (freeAt > now && freeAt <= now + farthestMs) return { nextAt: freeAt, isBusy: true };

  const wanted = options.newestFirst ? NEWEST_DUE : OLDEST_DUE;
  const { rows } = await connection.query<DueRow>(wanted, [adapter, now, forms]);
  const [row] = rows;
  if (!row) {
    const next = await connection.query<{ dueAt: number | null }>(NEXT_DUE, [adapter, forms]);
    return { nextAt: next.rows[0]?.dueAt ?? null, isBusy: false };
  }
  const { attempts, waitedMs, ...lead } = row;
  const attempt = attempts + 1;
  await connection.query(TAKE, [lead.id, adapter, now + leaseMs, attempt, now]);
  return { lead: leadOf(lead), adapter, attempt, at: now, waitedMs };
}

const SETTLE = `with delivery as (update deliveries set state = $4, due_at = $5, waited_ms = $6, reason = $7
    where lead_id = $1 and adapter = $2 and state = 'waiting'),
  lane as (insert into lanes values ($2, $8) on conflict (adapter) do update set free_at = excluded.free_at)
  update attempts set outcome = $9, took_ms = $10, status = $11, reason = $7
    where lead_id = $1 and adapter = $2 and number = $3`;

/** Notes what became of a claim and when the adapter may send again. */
export async function settle(
  pool: Pick<Connection, 'query'>,
  { lead, adapter, attempt }: Claim,
  note: Note,
): Promise<void> {
  const reason = note.reason === null ? null : text(note.reason);
  await pool.query(SETTLE, [
    lead.id,
    adapter,
    attempt,
    note.state,
    note.dueAt,
    note.waitedMs,
    reason,
    note.restUntil,
    note.outcome,
    note.tookMs,
    note.status,
  ]);
}

/** One open connection: its statements, its ids and its memory of receipts. */
import { createIds, firstIdAt } from './ids.ts';
import { createReceipts, KEYED_MS } from './receipts.ts';
import type { ReceiptRow } from './rows.ts';
import { SPENT } from './spent.ts';
import { all, one, type Database } from './sqlite-file.ts';
import type { Receipt } from './store.ts';

const DELIVERY =
  'lead_id as leadId, adapter, state, due_at as dueAt, waited_ms as waitedMs, attempts, reason';

const LEAD = `id, form, fields, received_at as receivedAt, page_uri as pageUri, page_name as pageName,
  visitor_token as visitorToken, consents, spam, self_test as selfTest`;

const SQL = {
  begin: 'begin immediate',
  commit: 'commit',
  rollback: 'rollback',
  dataVersion: 'pragma data_version',
  newestId: 'select max(id) as id from leads',
  receiptsAfter: 'select id, digest, keyed, received_at as at from leads where id > ? order by id',
  addLead: 'insert into leads values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  addDelivery:
    "insert into deliveries (lead_id, adapter, form, state, due_at, queued_at) values (?, ?, ?, 'waiting', ?, ?)",
  lead: `select ${LEAD} from leads where id = ?`,
  content: 'select digest, content from leads where id = ?',
  deliveries: `select ${DELIVERY} from deliveries where lead_id = ? order by adapter`,
  attempts: `select adapter, number, at, took_ms as tookMs, outcome, status, reason from attempts
    where lead_id = ? order by adapter, number`,
  laneFreeAt: 'select free_at as freeAt from lanes where adapter = ?',
  setLane:
    'insert into lanes values (?, ?) on conflict (adapter) do update set free_at = excluded.free_at',
  rouse: "update deliveries set due_at = ? where state = 'waiting' and adapter = ? and due_at > ?",
  rouseAll: "update deliveries set due_at = ? where state = 'waiting' and due_at > ?",
  freeDeadLanes: `update lanes set free_at = 0 where adapter in (
    select adapter from attempts join deliveries using (lead_id, adapter)
    where state = 'waiting' and outcome = 'open' and number = deliveries.attempts)`,
  freeDead: `update deliveries set due_at = min(due_at, ?) where state = 'waiting' and exists (
    select 1 from attempts where attempts.lead_id = deliveries.lead_id
    and attempts.adapter = deliveries.adapter and number = deliveries.attempts and outcome = 'open')`,
  freeLanes: 'update lanes set free_at = ? where free_at > ?',
  oldestDue: `select ${DELIVERY} from deliveries where state = 'waiting' and adapter = ? and due_at <= ?
    and form in (select value from json_each(?)) order by due_at limit 1`,
  newestDue: `select ${DELIVERY} from deliveries where state = 'waiting' and adapter = ? and due_at <= ?
    and form in (select value from json_each(?)) order by due_at desc limit 1`,
  nextDue: `select min(due_at) as dueAt from deliveries where state = 'waiting' and adapter = ?
    and form in (select value from json_each(?))`,
  take: 'update deliveries set due_at = ?, attempts = attempts + 1 where lead_id = ? and adapter = ?',
  openAttempt:
    "insert into attempts (lead_id, adapter, number, at, outcome) values (?, ?, ?, ?, 'open')",
  closeAttempt:
    'update attempts set outcome = ?, took_ms = ?, status = ?, reason = ? where lead_id = ? and adapter = ? and number = ?',
  note: `update deliveries set state = ?, due_at = ?, waited_ms = ?, reason = ?
    where lead_id = ? and adapter = ? and state = 'waiting'`,
  waiting: `select adapter, form, state, count(*) as count, min(queued_at) as oldestAt
    from deliveries where state = 'waiting' group by adapter, form`,
  parked: `select adapter, form, state, count(*) as count, min(queued_at) as oldestAt
    from deliveries where state in ('refused', 'failed') group by adapter, form, state`,
  page: `select ${LEAD}, digest, keyed, content from leads where id > ? order by id limit ?`,
  keptDeliveries: `select lead_id as leadId, adapter, form, state, due_at as dueAt, queued_at as queuedAt,
    waited_ms as waitedMs, attempts, reason from deliveries where lead_id = ? order by adapter`,
  count: 'select count(*) as count from leads',
  copyLead: 'insert or ignore into leads values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)',
  copyDelivery: 'insert or ignore into deliveries values (?, ?, ?, ?, ?, ?, ?, ?, ?)',
  copyAttempt: 'insert or ignore into attempts values (?, ?, ?, ?, ?, ?, ?, ?)',
  resend: `update deliveries set state = 'waiting', due_at = ?, queued_at = ?, waited_ms = 0
    where lead_id = ? and adapter = ? and state in ('refused', 'failed')`,
  unmark: 'update leads set spam = 0 where id = ? and spam = 1',
  ages: `select id, received_at < ? and ${SPENT} as spent from leads where id > ? order by id limit ?`,
  selfTest: 'select id from leads where id = ? and self_test = 1',
  dropLead: 'delete from leads where id = ?',
  dropDeliveries: 'delete from deliveries where lead_id = ?',
  dropAttempts: 'delete from attempts where lead_id = ?',
  fold: 'pragma wal_checkpoint(passive)',
  probe: 'insert into probes values (1, ?) on conflict (id) do update set at = excluded.at',
} as const;

type Statements = Readonly<Record<keyof typeof SQL, ReturnType<Database['prepare']>>>;

export interface Session extends Statements {
  db: Database;
  nextId: (now: number) => string;
  /** Id of an earlier lead with this receipt. */
  repeated: (receipt: Receipt, now: number) => string | undefined;
  remember: (receipt: Receipt, id: string, at: number) => void;
  /** Call at the beginning of a transaction: catches up with what other processes stored. */
  catchUp: () => void;
  /** Call after a commit (`true`) or a rollback (`false`). */
  ended: (kept: boolean) => void;
}

const entriesOf = <T extends object>(table: T): [keyof T, T[keyof T]][] =>
  Object.entries(table) as [keyof T, T[keyof T]][];

export function createSession(db: Database, now: number): Session {
  const statements = Object.fromEntries(
    entriesOf(SQL).map(([name, sql]) => [name, db.prepare(sql)]),
  ) as Statements;
  const receipts = createReceipts();
  const ids = createIds();
  let newest = firstIdAt(now - KEYED_MS);
  let version = -1;
  let fresh: Receipt[] = [];

  const read = (): void => {
    for (const row of all<ReceiptRow>(statements.receiptsAfter, newest)) {
      receipts.add({ digest: row.digest, keyed: row.keyed === 1 }, { id: row.id, at: row.at });
      newest = row.id;
    }
    const last = one<{ id: string | null }>(statements.newestId)?.id;
    if (last) ids.follow(last);
  };

  return {
    ...statements,
    db,
    nextId: ids.next,
    repeated: (receipt, at) => receipts.find(receipt, at),
    remember(receipt, id, at) {
      receipts.add(receipt, { id, at });
      fresh.push(receipt);
      newest = id;
    },
    catchUp() {
      // SQLite changes this number only when another connection commits.
      const seen = Number(statements.dataVersion.get()?.['data_version']);
      if (seen !== version) read();
      version = seen;
    },
    ended(kept) {
      if (!kept) for (const receipt of fresh) receipts.remove(receipt);
      fresh = [];
    },
  };
}

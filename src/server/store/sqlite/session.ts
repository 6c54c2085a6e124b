/** An open connection with its prepared statements, id generator and map of earlier posts. */
import { createReceipts, earlierPosts, KEYED_MS, type EarlierRow } from '../idempotency.ts';
import { createIds, firstIdAt } from '../ids.ts';
import type { Memory } from '../queries.ts';
import { sqliteSql, type Statement, type Value } from '../statement.ts';
import { all, one, type Database } from './file.ts';

const NEWEST_ID = `select max(coalesce((select max(id) from leads), ''),
  coalesce((select max(reference) from repeats), '')) as id`;

/** One statement per transaction: one per lead would cost a tenth of the whole insert. */
const ADD_NEW =
  'insert into new_leads select value from json_each($1) where true on conflict do nothing';

/** Claimed deliveries without a recorded outcome. */
const TAKEN = `select lead_id, adapter from attempts join deliveries using (lead_id, adapter)
  where state = 'waiting' and outcome = 'open' and number = deliveries.attempts`;

export interface Session {
  db: Database;
  memory: Memory;
  execute: (statement: Statement) => unknown[];
  /** Begins a transaction and loads posts that other processes stored since the last one. */
  begin: () => void;
  commit: () => void;
}

/** Lists are passed as JSON. */
const asText = (value: Value): Value =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** Releases the claims of dead processes. Only safe while no other process has the file open. */
export function freeTaken(db: Database, now: number): void {
  db.exec(`update lanes set free_at = 0 where adapter in (select adapter from (${TAKEN}))`);
  db.prepare(
    `update deliveries set due_at = min(due_at, ?) where (lead_id, adapter) in (${TAKEN})`,
  ).run(now);
}

/** @param now epoch milliseconds */
export function createSession(db: Database, now: number): Session {
  const statements = new Map<string, ReturnType<Database['prepare']>>();
  const prepared = (sql: string): ReturnType<Database['prepare']> => {
    let statement = statements.get(sql);
    if (!statement) {
      statement = db.prepare(sqliteSql(sql));
      statements.set(sql, statement);
    }
    return statement;
  };

  const receipts = createReceipts();
  const ids = createIds();
  const newer = earlierPosts((reference) => `${reference} > $1`);
  /** Newest post in the map, and the newest one including the current transaction. */
  let newest = firstIdAt(now - KEYED_MS);
  let written = '';
  let version: unknown;
  let newLeads: string[] = [];

  return {
    db,
    memory: {
      ...receipts,
      add(post) {
        receipts.add(post);
        written = post.reference;
      },
      nextId: ids.next,
      onNew: (id) => newLeads.push(id),
    },
    execute({ sql, values, isLock }) {
      if (isLock) return [];
      const plain = sql.includes('any($') ? values.map(asText) : values;
      return all(prepared(sql), ...(plain as (string | number | null)[]));
    },
    begin() {
      prepared('begin immediate').run();
      written = newest;
      newLeads = [];
      // SQLite changes this number only when another connection commits.
      const seen = prepared('pragma data_version').get()?.['data_version'];
      if (seen === version) return;
      for (const row of all<EarlierRow>(prepared(newer), newest)) {
        receipts.addRow(row);
        newest = written = row.reference;
      }
      const last = one<{ id: string }>(prepared(NEWEST_ID))?.id;
      if (last) ids.follow(last);
      version = seen;
    },
    commit() {
      if (newLeads.length > 0) prepared(ADD_NEW).run(JSON.stringify(newLeads));
      prepared('commit').run();
      newest = written;
    },
  };
}

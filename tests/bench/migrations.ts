/**
 * `npm run bench -- migrations`: a store of the first schema with 100,000 leads is opened by this version, on both
 * databases. The start, which migrates it, as a ratio to that of an empty one; every lead must be there afterwards.
 */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { createLog } from '#server/log.ts';
import { createIds } from '#server/store/ids.ts';
import { everyLead } from '#server/store/iterate.ts';
import { MIGRATIONS } from '#server/store/migrations.ts';
import { POSTGRES_MIGRATIONS } from '#server/store/postgres/migrations.ts';
import type { Store } from '#server/store/port.ts';
import { createPostgresStore } from '#server/store/postgres/store.ts';
import { createSqliteStore } from '#server/store/sqlite/store.ts';
import { startCluster } from '../postgres/cluster.ts';
import { newLead } from '../server/describe-store.ts';
import { pageDeps } from '../server/inbox-leads.ts';
import { measureSlowdown } from './slowdown.ts';
import { benchFolder } from './servers.ts';

const LEADS = 100_000;
const MAX_START_MS = 60_000;
const DAY = 86_400_000;
const BATCH = 500;

/** By table. */
type Rows = Record<'leads' | 'deliveries' | 'attempts', readonly (string | number | null)[]>;

/** With messages of 0 to 600 characters. */
const fieldsOf = (number: number): Readonly<Record<string, unknown>> => ({
  ...newLead(number).fields,
  message: 'Two phones in one bed, and nobody says good night. '.repeat(number % 12),
});

/** Leads of a year, as the first version stored them: nine of ten delivered, one waiting. */
function* firstLeads(count: number): Generator<Rows> {
  const nextId = createIds().next;
  const start = Date.now() - 365 * DAY;
  for (let number = 0; number < count; number += 1) {
    const at = Math.round(start + (number * 365 * DAY) / count);
    const id = nextId(at);
    const { receipt, pageUri, pageName } = newLead(number);
    const { digest, content } = receipt;
    const state = number % 10 === 0 ? 'waiting' : 'delivered';
    const text = JSON.stringify(fieldsOf(number));
    yield {
      leads: [id, 'contact', text, at, pageUri, pageName, null, '{}', 0, digest, 1, content],
      deliveries: [id, 'hubspot', 'contact', state, at, at, 0, 1, null],
      attempts: [id, 'hubspot', 1, at, 12, state === 'waiting' ? 'later' : 'delivered', 200, null],
    };
  }
}

const TABLES = ['leads', 'deliveries', 'attempts'] as const;

export function firstFile(path: string, count: number): void {
  const db = new DatabaseSync(path);
  db.exec(`pragma journal_mode = wal; begin; ${MIGRATIONS[0]}`);
  const inserts = new Map<string, ReturnType<typeof db.prepare>>();
  for (const rows of firstLeads(count))
    for (const table of TABLES) {
      const marks = rows[table].map(() => '?').join(', ');
      const insert = inserts.get(table) ?? db.prepare(`insert into ${table} values (${marks})`);
      inserts.set(table, insert);
      insert.run(...rows[table]);
    }
  db.exec('pragma user_version = 1; commit');
  db.close();
}

export async function firstDatabase(url: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(`begin; ${POSTGRES_MIGRATIONS[0]}
      create table schema_version (version bigint not null); insert into schema_version values (1)`);
    const flush = async (batch: readonly Rows[]): Promise<void> => {
      for (const table of TABLES) {
        const width = batch[0]?.[table].length ?? 0;
        const tuples = batch.map(
          (_rows, at) =>
            `(${Array.from({ length: width }, (_, column) => `$${at * width + column + 1}`).join(', ')})`,
        );
        await client.query(
          `insert into ${table} values ${tuples.join(', ')}`,
          batch.flatMap((rows) => [...rows[table]]),
        );
      }
    };
    let batch: Rows[] = [];
    for (const rows of firstLeads(count)) {
      batch.push(rows);
      if (batch.length < BATCH) continue;
      await flush(batch);
      batch = [];
    }
    if (batch.length > 0) await flush(batch);
    await client.query('commit; analyze');
  } finally {
    await client.end();
  }
}

export interface Migrated {
  /** Milliseconds until the store answers. */
  startMs: number;
  /** Milliseconds until all leads are in the inbox of staff, which happens while the server runs. */
  inboxMs: number;
  leads: number;
  /** Leads whose fields are not what the first version stored. */
  wrong: number;
  waiting: number;
}

const since = (start: number): number => performance.now() - start;

/** Opening migrates; then reads everything. */
export async function migrate(open: () => Store): Promise<Migrated> {
  const start = performance.now();
  const store = open();
  try {
    await store.count();
    const startMs = since(start);
    let [leads, wrong] = [0, 0];
    for await (const { lead } of everyLead(store)) {
      if (JSON.stringify(lead.fields) !== JSON.stringify(fieldsOf(leads))) wrong += 1;
      leads += 1;
    }
    const work = performance.now();
    await pageDeps(store).takeNew();
    const inboxMs = since(work);
    const backlog = await store.backlog();
    const waiting = backlog.reduce((sum, { count }) => sum + count, 0);
    return { startMs, inboxMs, leads, wrong, waiting };
  } finally {
    await store.close();
  }
}

export async function benchMigrations(): Promise<boolean> {
  const { folder, drop } = benchFolder();
  const cluster = await startCluster();
  const log = createLog('error');
  const results: Record<string, Record<string, number>> = {};
  let isSound = true;
  const compare = async (
    name: string,
    openAt: (count: number) => Promise<() => Store>,
  ): Promise<void> => {
    const [empty, full] = [await migrate(await openAt(0)), await migrate(await openAt(LEADS))];
    results[name] = {
      'ms empty': Math.round(empty.startMs),
      [`ms ${LEADS}`]: Math.round(full.startMs),
      ratio: +(full.startMs / empty.startMs).toFixed(1),
      'inbox s': +(full.inboxMs / 1000).toFixed(1),
      leads: full.leads,
      wrong: full.wrong,
    };
    isSound &&=
      full.leads === LEADS &&
      full.wrong === 0 &&
      full.waiting === LEADS / 10 &&
      full.startMs <= MAX_START_MS * (await measureSlowdown());
  };
  try {
    await compare('SQLite', async (count) => {
      const path = join(folder, `${count}.db`);
      firstFile(path, count);
      return () => createSqliteStore(path, log);
    });
    await compare('PostgreSQL', async (count) => {
      const url = await cluster.create();
      await firstDatabase(url, count);
      return () => createPostgresStore(url, log);
    });
    console.table(results);
    return isSound;
  } finally {
    await cluster.stop();
    drop();
  }
}

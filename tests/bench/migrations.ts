/** Stores as the first version left them, and how this one opens them. */
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { createIds } from '#server/store/ids.ts';
import { everyLead } from '#server/store/iterate.ts';
import { MIGRATIONS } from '#server/store/migrations.ts';
import { POSTGRES_MIGRATIONS } from '#server/store/postgres/migrations.ts';
import type { Store } from '#server/store/store.ts';
import { newLead } from '../server/describe-store.ts';
import { pageDeps } from '../server/inbox-leads.ts';

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

interface Migrated {
  leads: number;
  /** Leads whose fields are not what the first version stored. */
  wrong: number;
  waiting: number;
}

/** Opening migrates; then reads everything, and takes it into the inbox. */
export async function migrate(open: () => Store): Promise<Migrated> {
  const store = open();
  try {
    let [leads, wrong] = [0, 0];
    for await (const { lead } of everyLead(store)) {
      if (JSON.stringify(lead.fields) !== JSON.stringify(fieldsOf(leads))) wrong += 1;
      leads += 1;
    }
    await pageDeps(store).takeNew();
    const backlog = await store.backlog();
    const waiting = backlog.reduce((sum, { count }) => sum + count, 0);
    return { leads, wrong, waiting };
  } finally {
    await store.close();
  }
}

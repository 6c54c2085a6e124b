/** The lists of columns are those of both databases, and rows are written by name. `astro check` tries the types below. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { createLog } from '#server/base/log.ts';
import type { Column, Columns, Kinds, RowOf } from '#server/db/columns.ts';
import type { Lead } from '#server/leads/lead.ts';
import type { Store } from '#server/run/store.ts';
import { createPostgresStore } from '#server/run/postgres-store.ts';
import { createSqliteStore } from '#server/run/open.ts';
import type { insert } from '#server/db/rows.ts';
import { BUSY_TIMES } from '#server/calls/busy-times/store.ts';
import * as leads from '#server/leads/tables.ts';
import * as accounts from '#server/accounts/store/tables.ts';
import { query } from '../postgres/cluster.ts';
import { sharedCluster } from '../postgres/shared.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import { act, received } from './describe-inbox.ts';
import { claimed, newLead, NOTE, NOW } from './describe-store.ts';

const { LEAD } = leads;
/** What a room exports beside its tables are parts of their rows. */
const TABLES = [...Object.values(leads), ...Object.values(accounts), BUSY_TIMES].filter(
  (one) => 'columns' in one,
);
const NAMES = TABLES.map(({ name }) => name);

const database = sharedCluster();
const log = createLog('error', () => undefined);

function fileQuery(path: string, sql: string): Record<string, unknown>[] {
  const db = new DatabaseSync(path);
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

/** Name, type and whether it may be null, of every column. */
const KINDS = {
  SQLite: {
    place: async () => join(emptyFolder(), 'leads.db'),
    open: (path: string): Store => createSqliteStore(path, log),
    run: async (path: string, sql: string) => fileQuery(path, sql),
    schema: `select one.name as "table", info.name as "column",
      lower(info.type) || case when info."notnull" = 0 and info.pk = 0 then '?' else '' end as type
      from sqlite_schema as one, pragma_table_info(one.name) as info where one.type = 'table'`,
  },
  PostgreSQL: {
    place: database,
    open: (url: string): Store => createPostgresStore(url, log),
    run: query,
    schema: `select table_name as "table", column_name as "column",
      replace(data_type, 'bigint', 'integer') || case is_nullable when 'YES' then '?' else '' end as type
      from information_schema.columns where table_schema = 'public'`,
  },
};

const LISTED = TABLES.flatMap(({ name, columns }) =>
  Object.values<Column>(columns).map(
    ({ column, kind }) =>
      `${name}.${column} ${kind.replace(/flag/, 'integer').replace(/json/, 'text')}`,
  ),
);

/** Kept for processes of the release before (last step of `migrations.ts`). */
const UNUSED = 'lead_work.waits_for integer';

describe.each(Object.entries(KINDS))('On %s', (_name, { place, open, run, schema }) => {
  const opened = async () => {
    const where = await place();
    const store = open(where);
    afterwards(() => store.close());
    await store.count();
    const stored = async () =>
      (await run(where, schema))
        .filter(({ table }) => NAMES.includes(String(table)))
        .map(({ table, column, type }) => `${table}.${column} ${type}`)
        .filter((one) => one !== UNUSED)
        .sort();
    return { where, store, stored };
  };

  it('the lists have every column; a new one, and one that is missing, are found', async () => {
    const { where, stored } = await opened();
    expect(await stored()).toEqual([...LISTED].sort());
    await run(where, 'alter table leads add column language text');
    await run(where, 'alter table leads drop column page_name');
    const found = await stored();
    expect(found.filter((one) => !LISTED.includes(one))).toEqual(['leads.language text?']);
    expect(LISTED.filter((one) => !found.includes(one))).toEqual(['leads.page_name text']);
  });

  it('every row comes back as it was, with the columns in another order', async () => {
    const { store: from } = await opened();
    const [id = ''] = await received(from, { visitorToken: 'a'.repeat(32), selfTest: false });
    await from.save(
      newLead(1, { receipt: { digest: 'other', keyed: true, content: 'content-1' } }),
    );
    await from.settle(await claimed(from), { ...NOTE, state: 'refused', reason: 'HTTP 400' });
    await act(from, id, 'note', { text: 'Called, nobody there.' });
    await act(from, id, 'answer');
    await from.inbox.keepDraft(id, 'marco', 'not yet saved', NOW);
    const kept = await from.page('', 9);

    const { where, store } = await opened();
    for (const table of NAMES.filter((one) => !one.startsWith('staff'))) {
      const names = (await run(where, schema)).flatMap((row) =>
        row['table'] === table ? [row['column']] : [],
      );
      await run(where, `create table turned as select ${names.reverse().join(', ')} from ${table}`);
      await run(where, `drop table ${table}`);
      await run(where, `alter table turned rename to ${table}`);
    }
    await store.add(kept);
    expect(await store.page('', 9)).toEqual(kept);
    const [{ page_uri, page_name } = {}] = await run(
      where,
      'select page_uri, page_name from leads',
    );
    expect({ page_uri, page_name }).toEqual({ page_uri: '/vibe-check', page_name: 'Vibe Check' });
  });
});

it('a value without a column, and a column that is forgotten or swapped, are type errors', () => {
  type Planted = Lead & { language: string };
  expectTypeOf(LEAD).not.toExtend<Columns<Planted>>();
  expectTypeOf<Kinds<Lead>>().not.toExtend<Kinds<Planted>>();
  type Row = RowOf<typeof leads.LEADS>;
  type Inserted = Parameters<typeof insert<Row>>[2];
  expectTypeOf<Row[]>().toExtend<Inserted>();
  expectTypeOf<Omit<Row, 'pageUri'>[]>().not.toExtend<Inserted>();
  type Swapped = Omit<Row, 'form' | 'receivedAt'> & { form: number; receivedAt: string };
  expectTypeOf<Swapped[]>().not.toExtend<Inserted>();
  // What was typed, runs: the list of a lead has each of its values.
  expect(Object.keys(LEAD.byName)).toEqual(
    expect.arrayContaining(['form', 'pageUri', 'receivedAt']),
  );
});

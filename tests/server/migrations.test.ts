/** Stores of every version that is opened are migrated with what is in them; an older one is left as it is. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, it, vi } from 'vitest';
import { HOUR } from '#server/base/clock.ts';
import { createLog } from '#server/base/log.ts';
import { FIRST_VERSION, MIGRATIONS } from '#server/db/migrations.ts';
import { POSTGRES_MIGRATIONS } from '#server/db/postgres/migrations.ts';
import type { Store } from '#server/run/store.ts';
import { createPostgresStore } from '#server/run/postgres-store.ts';
import { createPool, migrate } from '#server/db/postgres/pool.ts';
import { openDatabase } from '#server/db/sqlite/file.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { query } from '../postgres/cluster.ts';
import { sharedCluster } from '../postgres/shared.ts';
import { counts, NONE, take } from './describe-inbox.ts';
import { claimed, newLead, NOTE, NOW } from './describe-store.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { ANSWERED, HELD, OLD_LEADS, oldDatabase, oldFile } from './old-store.ts';

const database = sharedCluster();

const log = createLog('error', () => undefined);
const VERSIONS = MIGRATIONS.map((_step, at) => at + 1).slice(FIRST_VERSION - 1);

type Rows = Record<string, unknown>;

/** Runs SQL on a file. */
async function fileQuery(path: string, sql: string): Promise<Rows[]> {
  const db = new DatabaseSync(path);
  try {
    return db.prepare(sql).all();
  } finally {
    db.close();
  }
}

const KINDS = {
  'SQLite file': {
    place: async () => join(emptyFolder(), 'leads.db'),
    make: async (path: string, version: number) => oldFile(path, version),
    open: (path: string): Store => createSqliteStore(path, log),
    run: fileQuery,
    tables: "select name from sqlite_schema where type = 'table'",
  },
  'PostgreSQL database': {
    place: database,
    make: oldDatabase,
    open: (url: string): Store => createPostgresStore(url, log),
    run: async (url: string, sql: string): Promise<Rows[]> => await query(url, sql),
    tables: "select tablename as name from pg_tables where schemaname = 'public'",
  },
};

/** What the leads of an old store are, by the methods of the store. */
async function expectWhole(store: Store): Promise<void> {
  const lead = newLead(1);
  expect(await store.save(lead)).toEqual({ outcome: 'repeated', id: HELD, reference: HELD });
  await take(store);
  const found = { all: 5, unanswered: 3, undelivered: 2, spam: 1 };
  expect(await counts(store)).toEqual({ ...NONE, ...found });
  const [held, answered] = await store.page('', 9);
  expect(held).toMatchObject({
    lead: { id: HELD, fields: { ...lead.fields, message: 'It\'s "late".' } },
    receipt: lead.receipt,
    deliveries: [{ destination: 'hubspot', state: 'delivered' }],
    attempts: [{ number: 1, status: 200 }],
  });
  expect(answered).toMatchObject({
    lead: { id: ANSWERED },
    deliveries: [{ state: 'waiting', attempts: 1, waitedMs: 5, reason: 'HTTP 500' }],
  });
  const { inbox, staff, notices, replies } = store;
  expect(await store.leadOfCall(NOW + 5 * 24 * HOUR)).toBe(HELD);
  expect(await inbox.find(ANSWERED)).toMatchObject({
    work: { assignedTo: 'safiya', answeredBy: 'safiya', revision: 2 },
  });
  expect(await inbox.draft(ANSWERED, 'safiya')).toBe('not yet saved');
  expect(await replies.claim(NOW + 3 * HOUR, 9, 9)).toMatchObject([
    { leadId: ANSWERED, id: 'r', text: 'Hi', call: null },
    { leadId: HELD, text: 'New time', call: { to: NOW + 5 * 24 * HOUR, formerly: '' } },
  ]);
  expect(await staff.user('safiya')).toMatchObject({ role: 'admin', password: 'scrypt$' });
  expect(await staff.sessions.find('digest-s', NOW, 0)).toBeDefined();
  expect(await staff.secondSteps.of('safiya')).toMatchObject({
    passkeys: [{ id: 'key', name: 'Blue', transports: ['usb'] }],
    recoveryCodes: 1,
  });
  expect(await notices.devices('safiya')).toMatchObject([{ id: 'phone', name: 'Chrome, Android' }]);
  expect(await notices.secret('vapid', () => 'another')).toBe('one');
  expect(await store.erasures()).toMatchObject([{ id: 'receipt', forms: { contact: 1 } }]);
  await store.settle(await claimed(store), NOTE);
  expect(await claimed(store, { now: NOW + HOUR })).toMatchObject({
    lead: { id: ANSWERED },
    attempt: 2,
    waitedMs: 5,
  });
  expect(await store.erase({ id: 'later', at: NOW, leads: [HELD], forms: {} })).toBe(1);
  expect(await store.count()).toBe(OLD_LEADS - 1);
}

/** The version before the duty rota ended, with somebody who was off duty, covered and asleep. */
const ROTA = 26;
const CHOSEN = { email: 's@practice.example', byEmail: true, readFirst: false, nearHours: 4 };
const NOTICES = `
  insert into staff_notice_settings (user_id, settings) values ('safiya',
    '${JSON.stringify({ ...CHOSEN, digest: true, quiet: '18:00-08:00', quietClosed: true })}');
  insert into staff_duty values ('Tuesday', 'teo');
  insert into staff_covers values ('safiya', 'teo', '2026-11-01', '2027-11-01', 1);
  ${['new', 'broken', 'digest', 'cover']
    .map(
      (
        kind,
      ) => `insert into staff_notices values ('safiya', 'phone', '${kind}', '${HELD}', '${HELD}',
        ${NOW}, 1, 2, 'waiting', ${NOW}, ${NOW}, ${NOW + 9}, 0, null);`,
    )
    .join('\n')}`;

describe.each(Object.entries(KINDS))('A %s', (_name, { place, make, open, run, tables }) => {
  /** Every row of every table, by table. */
  const rowsAt = async (where: string): Promise<Map<string, Rows[]>> => {
    const all = new Map<string, Rows[]>();
    for (const { name } of await run(where, tables))
      all.set(String(name), await run(where, `select * from ${String(name)}`));
    return all;
  };

  it.each(VERSIONS)('of version %i keeps everything', async (version) => {
    const where = await place();
    await make(where, version);
    const before = await rowsAt(where);
    expect(before.get('leads')).toHaveLength(OLD_LEADS);
    const store = open(where);
    afterwards(() => store.close());
    expect(await store.count()).toBe(OLD_LEADS);
    const after = await rowsAt(where);
    // Tables and columns that are left have what they had.
    for (const [table, rows] of before) {
      const found = after.get(table);
      if (found === undefined || table === 'schema_version') continue;
      const left = Object.keys(rows[0] ?? {}).filter((column) => column in (found[0] ?? {}));
      const texts = (all: readonly Rows[]): string[] =>
        all.map((row) => JSON.stringify(left.map((column) => row[column])));
      expect(texts(found), table).toEqual(expect.arrayContaining(texts(rows)));
    }
    await expectWhole(store);
  });

  it('keeps devices, what each account chose, and what is still to be told', async () => {
    const where = await place();
    await make(where, ROTA);
    for (const statement of NOTICES.split(';').slice(0, -1)) await run(where, statement);
    const store = open(where);
    afterwards(() => store.close());
    const { notices } = store;
    expect((await notices.settings()).get('safiya')).toMatchObject({ ...CHOSEN, newRequest: true });
    expect(await notices.devices()).toMatchObject([{ id: 'phone', userId: 'safiya' }]);
    const [waiting, ...others] = await notices.claim(NOW, 9, 9);
    expect([waiting, others]).toMatchObject([{ kind: 'new', leadId: HELD, isOpen: true }, []]);
    if (waiting) expect(await notices.add([waiting, { ...waiting, kind: 'near' }])).toBe(1);
  });

  it.each([1, 15, FIRST_VERSION - 1])(
    'of version %i is not opened, and left as it is',
    async (old) => {
      const where = await place();
      await make(where, old);
      const before = await rowsAt(where);
      const store = open(where);
      afterwards(() => store.close());
      await expect(store.count()).rejects.toMatchObject({
        problem: expect.stringMatching(
          new RegExp(
            `of version ${old}; .* versions from ${FIRST_VERSION} on\\. Start commit 399d97b`,
          ),
        ),
        cause: { name: 'OlderStore' },
      });
      expect(await rowsAt(where)).toEqual(before);
    },
  );
});

it('A SQLite file that another process migrates at the same moment is migrated once', () => {
  const path = join(emptyFolder(), 'leads.db');
  const { exec } = DatabaseSync.prototype;
  // Between the look at its version and the lock.
  const spy = vi.spyOn(DatabaseSync.prototype, 'exec').mockImplementation(function (
    this: DatabaseSync,
    sql,
  ) {
    if (sql === 'begin immediate') {
      spy.mockRestore();
      openDatabase(path).close();
    }
    return exec.call(this, sql);
  });
  const db = openDatabase(path);
  afterwards(() => db.close());
  expect(db.prepare('pragma user_version').get()).toEqual({ user_version: MIGRATIONS.length });
});

it('A SQLite file that is too old keeps its bytes', async () => {
  const path = join(emptyFolder(), 'leads.db');
  oldFile(path, FIRST_VERSION - 1);
  const before = readFileSync(path);
  const store = createSqliteStore(path, log);
  await expect(store.count()).rejects.toThrow();
  await store.close();
  expect(readFileSync(path).equals(before)).toBe(true);
});

describe('A PostgreSQL database', () => {
  const poolOf = (url: string): pg.Pool => {
    const pool = createPool(url, () => undefined);
    afterwards(() => pool.end());
    return pool;
  };

  it('is migrated however long that takes', async () => {
    const url = await database();
    await oldDatabase(url);
    // The server has no limit then; that of the client is ten minutes, whatever the others are.
    const slow = `do $$ begin perform pg_sleep(2);
      assert current_setting('statement_timeout') = '0', 'a limit'; end $$;`;
    await migrate(poolOf(`${url}?query_timeout=1200`), [...POSTGRES_MIGRATIONS, slow]);
    expect(await query(url, 'select version::int from schema_version')).toEqual([
      { version: POSTGRES_MIGRATIONS.length + 1 },
    ]);
  });

  it('is migrated without a deadlock with a process that claims a delivery', async () => {
    const url = await database();
    await oldDatabase(url);
    const claim = new pg.Client({ connectionString: url });
    await claim.connect();
    // As in a claim: it reads the lead, then writes the delivery. PostgreSQL ends a deadlock after a second.
    await claim.query("begin; set local lock_timeout = '500ms'; select 1 from leads");
    const step =
      'alter table deliveries add column next text; alter table leads add column next text;';
    const migrated = migrate(poolOf(url), [...POSTGRES_MIGRATIONS, step]);
    const waiting = 'select 1 from pg_locks where not granted';
    await until(async () => (await query(url, waiting)).length > 0);
    await claim.query('update deliveries set attempts = attempts; commit');
    await claim.end();
    await migrated;
  });

  it('is not opened by an older program', async () => {
    const url = await database();
    await query(
      url,
      'create table schema_version (version bigint not null); insert into schema_version values (99)',
    );
    const store = createPostgresStore(url, log);
    afterwards(() => store.close());
    await expect(store.count()).rejects.toMatchObject({ cause: { name: 'NewerStore' } });
    expect(await query(url, 'select version::int from schema_version')).toEqual([{ version: 99 }]);
  });
});

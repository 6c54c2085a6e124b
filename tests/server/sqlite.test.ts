/** SQLite only: durability, damage, a full disk, locks, a second process, copies. */
import {
  chmodSync,
  copyFileSync,
  readFileSync,
  readdirSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { systemClock, type Clock } from '#server/base/clock.ts';
import { createLog } from '#server/base/log.ts';
import { copyDatabase } from '#server/db/sqlite/copy.ts';
import { openDatabase, type Database } from '#server/db/sqlite/file.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { StoreDown } from '#server/base/store-errors.ts';
import type { Store } from '#server/run/store.ts';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import { scaled } from '../run/limits.ts';

function openStore(
  folder: string,
  openFile: typeof openDatabase = openDatabase,
  clock: Clock = systemClock,
): { store: Store; printed: () => string } {
  let printed = '';
  const log = createLog('info', (lines) => {
    printed += lines;
  });
  const store = createSqliteStore(join(folder, 'leads.db'), log, clock, openFile);
  afterwards(() => store.close());
  return {
    store,
    printed: () => {
      log.flush();
      return printed;
    },
  };
}

describe('A SQLite file', () => {
  it('has durable settings (WAL and synchronous=FULL), and overwrites deleted rows', () => {
    const db = openDatabase(join(emptyFolder(), 'leads.db'));
    afterwards(() => db.close());
    const value = (name: string): unknown =>
      Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0];
    expect(['journal_mode', 'synchronous', 'secure_delete'].map(value)).toEqual(['wal', 2, 1]);
  });

  it('is readable by its owner only, in any folder', () => {
    const folder = join(emptyFolder(), 'data');
    openDatabase(join(folder, 'leads.db')).close();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    chmodSync(folder, 0o755);
    const db = openDatabase(join(folder, 'leads.db'));
    afterwards(() => db.close());
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
  });

  it('is not opened by an older program', async () => {
    const path = join(emptyFolder(), 'leads.db');
    const db = openDatabase(path);
    db.exec('pragma user_version = 99');
    db.close();
    expect(() => openDatabase(path)).toThrow('of version 99');
    const { store, printed } = openStore(dirname(path));
    await expect(store.count()).rejects.toThrow(StoreDown);
    expect(printed()).toContain('"error":"NewerStore"');
  });

  it('is checkpointed by a probe while the store is open', async () => {
    const [folder, elsewhere] = [emptyFolder(), emptyFolder()];
    const { store } = openStore(folder);
    await store.save(newLead(1));
    await store.probe();
    copyFileSync(join(folder, 'leads.db'), join(elsewhere, 'leads.db'));
    expect(await openStore(elsewhere).store.count()).toBe(1);
  });
});

it('A log that was left by a process that died is emptied when the file is opened, because a failed sync may have damaged it', async () => {
  const [folder, elsewhere] = [emptyFolder(), emptyFolder()];
  await openStore(folder).store.save(newLead(1));
  for (const name of ['leads.db', 'leads.db-wal'])
    copyFileSync(join(folder, name), join(elsewhere, name));
  const log = join(elsewhere, 'leads.db-wal');
  expect(statSync(log).size).toBeGreaterThan(0);
  const db = openDatabase(join(elsewhere, 'leads.db'));
  afterwards(() => db.close());
  expect(statSync(log).size).toBe(0);
  expect(db.prepare('select count(*) as count from leads').get()).toEqual({ count: 1 });
});

it('A claim of a dead process is released at the next start, but not while another process has the file open', async () => {
  const folder = emptyFolder();
  const now = Date.now();
  const options = {
    destination: 'hubspot',
    forms: ['contact'],
    now,
    leaseMs: 13_000,
    farthestMs: 3_600_000,
    newestFirst: false,
  };
  const died = openStore(folder).store;
  await died.save(newLead(1, { receivedAt: now }));
  expect(await died.claim(options)).toMatchObject({ attempt: 1 });

  const beside = openStore(folder).store;
  expect(await beside.claim({ ...options, now: now + 1 })).toMatchObject({ isBusy: true });
  await died.close();
  await beside.close();
  const next = openStore(folder).store;
  expect(await next.claim({ ...options, now: now + 12_000 })).toMatchObject({ attempt: 2 });
});

it('A file that is lost for a moment is opened again after a second, and this process keeps what it is delivering', async () => {
  const now = Date.now();
  const time = { steady: 0 };
  let isLost = false;
  let opened = 0;
  const openFile = (path: string): ReturnType<typeof openDatabase> => {
    opened += 1;
    const db = openDatabase(path);
    const prepare = db.prepare.bind(db);
    db.prepare = (sql) => {
      if (isLost) throw Object.assign(new Error('disk I/O error'), { errcode: 10 });
      return prepare(sql);
    };
    return db;
  };
  const clock: Clock = { now: () => now, steady: () => time.steady };
  const { store } = openStore(emptyFolder(), openFile, clock);
  const options = {
    destination: 'hubspot',
    forms: ['contact'],
    now,
    leaseMs: 13_000,
    farthestMs: 3_600_000,
    newestFirst: false,
  };
  await store.save(newLead(1, { receivedAt: now }));
  expect(await store.claim(options)).toMatchObject({ attempt: 1 });

  isLost = true;
  await expect(store.believe(now)).rejects.toThrow(StoreDown);
  isLost = false;
  await expect(store.count()).rejects.toThrow('closed');
  expect(opened).toBe(1);
  time.steady += 1000;
  expect(await store.count()).toBe(1);
  expect(opened).toBe(2);
  expect(await store.claim({ ...options, now: now + 1 })).toMatchObject({ isBusy: true });
});

it.each([
  ['in its header', (bytes: Buffer) => bytes.fill('garbage', 0, 100)],
  ['inside', (bytes: Buffer) => bytes.fill(0xa5, 4096)],
])('A damaged file %s is renamed unchanged, and the store is down', async (_where, damage) => {
  const folder = emptyFolder();
  const path = join(folder, 'leads.db');
  const sound = openStore(folder);
  await sound.store.save(newLead(1));
  await sound.store.close();
  const damaged = damage(readFileSync(path));
  writeFileSync(path, damaged);

  const { store, printed } = openStore(folder);
  await expect(store.save(newLead(2))).rejects.toThrow(StoreDown);
  await expect(store.probe()).rejects.toThrow(StoreDown);
  expect(printed()).toContain('"event":"store.damaged"');
  const [kept] = readdirSync(folder).filter((name) => /\.damaged-\d{8}T\d{9}Z$/.test(name));
  expect(readFileSync(join(folder, kept ?? '')).equals(damaged)).toBe(true);
  expect(readdirSync(folder)).not.toContain('leads.db');
});

it.each([
  ['is gone', undefined],
  ['is empty', ''],
])(
  'A -wal file whose database %s is renamed, because SQLite would delete it',
  async (_what, file) => {
    const [folder, elsewhere] = [emptyFolder(), emptyFolder()];
    await openStore(folder).store.save(newLead(1));
    const log = readFileSync(join(folder, 'leads.db-wal'));
    writeFileSync(join(elsewhere, 'leads.db-wal'), log);
    if (file !== undefined) writeFileSync(join(elsewhere, 'leads.db'), file);

    await expect(openStore(elsewhere).store.save(newLead(2))).rejects.toThrow(StoreDown);
    const [kept = ''] = readdirSync(elsewhere).filter((name) => name.endsWith('-wal'));
    expect(kept).toMatch(/\.damaged-/);
    expect(readFileSync(join(elsewhere, kept)).equals(log)).toBe(true);
  },
);

it('A full disk rejects leads, keeps existing ones, and accepts leads again without a restart', async () => {
  let db: Database | undefined;
  const { store, printed } = openStore(emptyFolder(), (path) => {
    db = openDatabase(path);
    return db;
  });
  const { id } = await store.save(newLead(1));
  const big = newLead(2, { fields: { message: 'x'.repeat(50_000) } });

  // Makes SQLite return the error of a full disk.
  db?.exec('pragma max_page_count = 1');
  await expect(store.save(big)).rejects.toThrow(StoreDown);
  await expect(Promise.all([store.save(big), store.save(newLead(3))])).rejects.toThrow(StoreDown);
  expect((await store.find(id))?.lead.id).toBe(id);
  db?.exec('pragma max_page_count = 1000000');
  expect((await store.save(big)).outcome).toBe('stored');
  expect((await store.save(newLead(3))).outcome).toBe('stored');
  expect(printed()).toMatch(/"store\.down".*\n.*"store\.up"/);
});

describe('A file that another connection uses', () => {
  it('is waited for while it is locked, without blocking the process', async () => {
    const folder = emptyFolder();
    const { store } = openStore(folder);
    await store.save(newLead(1));
    const other = new DatabaseSync(join(folder, 'leads.db'));
    other.exec('begin immediate');
    const saving = Promise.all([store.save(newLead(2)), store.save(newLead(3))]);

    let longest = 0;
    for (let last = performance.now(), step = 0; step < 20; step += 1) {
      await new Promise((done) => setTimeout(done, 10));
      longest = Math.max(longest, performance.now() - last);
      last = performance.now();
    }
    other.exec('commit');
    other.close();
    expect((await saving).map(({ outcome }) => outcome)).toEqual(['stored', 'stored']);
    // A blocked process would have waited the five seconds after which SQLite gives up.
    expect(longest).toBeLessThan(Math.min(scaled(2000), 4900));
  });

  it('fails a save after five seconds, and nothing is stored', async () => {
    let now = 0;
    const clock = { now: Date.now, steady: () => now };
    const folder = emptyFolder();
    const { store } = openStore(folder, openDatabase, clock);
    const { id } = await store.save(newLead(1));
    const other = new DatabaseSync(join(folder, 'leads.db'));
    other.exec('begin immediate');
    const saving = store.save(newLead(2));
    now = 5001;
    await expect(saving).rejects.toThrow(StoreDown);
    other.exec('rollback');
    other.close();
    expect((await store.save(newLead(2))).outcome).toBe('stored');
    expect((await store.save(newLead(1))).id).toBe(id);
  });
});

it('A copy contains what is committed, also in the -wal file, and nothing of an open transaction', async () => {
  const [folder, elsewhere] = [emptyFolder(), emptyFolder()];
  const { store } = openStore(folder);
  const fields = { message: 'x'.repeat(5000) };
  const leads = Array.from({ length: 400 }, (_, number) => newLead(number, { fields }));
  await Promise.all(leads.map((lead) => store.save(lead)));

  const other = new DatabaseSync(join(folder, 'leads.db'));
  other.exec("begin immediate; update leads set form = 'changed'");
  await copyDatabase(join(folder, 'leads.db'), join(elsewhere, 'leads.db'));
  other.exec('rollback');
  other.close();
  expect(readdirSync(elsewhere)).toEqual(['leads.db']);
  const copied = await openStore(elsewhere).store.page('', 1000);
  expect(copied).toHaveLength(400);
  expect(copied.every(({ lead: { form } }) => form === 'contact')).toBe(true);
});

it('Of an erased lead no table keeps a row', async () => {
  const folder = emptyFolder();
  const { store } = openStore(folder);
  const { id } = await store.save(newLead(1));
  const db = new DatabaseSync(join(folder, 'leads.db'));
  afterwards(() => db.close());
  const columns = db
    .prepare(
      `select one.name as name, info.name as column, info.type = 'INTEGER' as isNumber
        from sqlite_schema as one, pragma_table_info(one.name) as info where one.type = 'table'`,
    )
    .all() as { name: string; column: string; isNumber: 0 | 1 }[];
  const tables = [...Map.groupBy(columns, ({ name }) => name)].filter(([, list]) =>
    list.some(({ column }) => column === 'lead_id'),
  );
  for (const [name, list] of tables) {
    const values = list.map(({ column, isNumber }) => {
      if (column === 'lead_id') return `'${id}'`;
      return isNumber ? '0' : "'x'";
    });
    db.exec(`insert or ignore into ${name} values (${values.join()})`);
  }
  const kept = (): string[] =>
    tables
      .map(([name]) => name)
      .filter((name) => db.prepare(`select 1 from ${name} where lead_id = ?`).get(id));
  expect(kept()).toHaveLength(tables.length);
  await store.erase({ id: 'receipt', at: 0, leads: [id], forms: {} });
  expect(kept()).toEqual([]);
});

it('A job that fails does not fail the other jobs of its transaction', async () => {
  const { store } = openStore(emptyFolder());
  const broken = newLead(2, { pageName: Symbol('not text') as unknown as string });
  const [good, bad, alsoGood] = await Promise.allSettled(
    [newLead(1), broken, newLead(3)].map((lead) => store.save(lead)),
  );
  expect([good?.status, bad?.status, alsoGood?.status]).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
  ]);
  expect((await store.save(newLead(1))).outcome).toBe('repeated');
});

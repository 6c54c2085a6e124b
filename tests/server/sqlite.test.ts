/** What can happen to a file: damage, a full disk, a lock, a second process. */
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
import { systemClock, type Clock } from '#server/clock.ts';
import { createLog } from '#server/log.ts';
import { copyDatabase, openDatabase, type Database } from '#server/sqlite-file.ts';
import { createSqliteStore } from '#server/sqlite.ts';
import { StoreDown, type Store } from '#server/store.ts';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder } from './harness.ts';

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

describe('The file', () => {
  it('is durable by its settings: a commit is on disk when it returns', () => {
    const db = openDatabase(join(emptyFolder(), 'leads.db'));
    afterwards(() => db.close());
    const value = (name: string): unknown =>
      Object.values(db.prepare(`pragma ${name}`).get() ?? {})[0];
    expect([value('journal_mode'), value('synchronous')]).toEqual(['wal', 2]);
  });

  it('is for its owner only, in whatever folder it is', () => {
    const folder = emptyFolder();
    chmodSync(folder, 0o755);
    const db = openDatabase(join(folder, 'leads.db'));
    afterwards(() => db.close());
    const modes = readdirSync(folder).map((name) => statSync(join(folder, name)).mode & 0o777);
    expect(modes).toEqual([0o600, 0o600, 0o600]);
  });

  it('is not opened by a program that is older than it', () => {
    const path = join(emptyFolder(), 'leads.db');
    const db = openDatabase(path);
    db.exec('pragma user_version = 99');
    db.close();
    expect(() => openDatabase(path)).toThrow('of version 99');
    expect(openStore(dirname(path)).printed()).toContain('"error":"NewerStore"');
  });

  it('has soon taken in what stands in its log, while the store is open', async () => {
    const [folder, elsewhere] = [emptyFolder(), emptyFolder()];
    const { store } = openStore(folder);
    await store.save(newLead(1));
    await store.probe();
    copyFileSync(join(folder, 'leads.db'), join(elsewhere, 'leads.db'));
    expect(await openStore(elsewhere).store.count()).toBe(1);
  });

  it('keeps leads and receipts over a restart', async () => {
    const folder = emptyFolder();
    const first = openStore(folder);
    const { id } = await first.store.save(newLead(1));
    await first.store.close();
    const second = openStore(folder);
    expect(await second.store.save(newLead(1))).toEqual({ outcome: 'repeated', id });
  });
});

describe('What a dead process had taken', () => {
  it('is free at once for the next one, but not while another process lives', async () => {
    const folder = emptyFolder();
    const now = Date.now();
    const options = {
      adapter: 'hubspot',
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
    expect(await next.claim({ ...options, now: now + 1000 })).toMatchObject({ attempt: 2 });
  });
});

describe('A damaged file', () => {
  it.each([
    ['at its head', (bytes: Buffer) => bytes.fill('garbage', 0, 100)],
    ['inside', (bytes: Buffer) => bytes.fill(0xa5, 4096)],
  ])('%s is set aside, whole, and the store says that it is down', async (_where, damage) => {
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
});

describe('A log that has lost its file', () => {
  it.each([
    ['is gone', undefined],
    ['is empty', ''],
  ])('(which %s) is set aside, because SQLite would throw it away', async (_what, file) => {
    const [folder, elsewhere] = [emptyFolder(), emptyFolder()];
    await openStore(folder).store.save(newLead(1));
    const log = readFileSync(join(folder, 'leads.db-wal'));
    writeFileSync(join(elsewhere, 'leads.db-wal'), log);
    if (file !== undefined) writeFileSync(join(elsewhere, 'leads.db'), file);

    await expect(openStore(elsewhere).store.save(newLead(2))).rejects.toThrow(StoreDown);
    const [kept = ''] = readdirSync(elsewhere).filter((name) => name.endsWith('-wal'));
    expect(kept).toMatch(/\.damaged-/);
    expect(readFileSync(join(elsewhere, kept)).equals(log)).toBe(true);
  });
});

describe('A disk that is full', () => {
  it('refuses leads, keeps what it has, and takes leads again without a restart', async () => {
    let db: Database | undefined;
    const { store, printed } = openStore(emptyFolder(), (path) => {
      db = openDatabase(path);
      return db;
    });
    const { id } = await store.save(newLead(1));
    const big = newLead(2, { fields: { message: 'x'.repeat(50_000) } });

    // SQLite answers as it does when the disk is full.
    db?.exec('pragma max_page_count = 1');
    await expect(store.save(big)).rejects.toThrow(StoreDown);
    await expect(Promise.all([store.save(big), store.save(newLead(3))])).rejects.toThrow(StoreDown);
    expect((await store.find(id))?.lead.id).toBe(id);
    db?.exec('pragma max_page_count = 1000000');
    expect((await store.save(big)).outcome).toBe('stored');
    expect((await store.save(newLead(3))).outcome).toBe('stored');
    expect(printed()).toMatch(/"store\.down".*\n.*"store\.up"/);
  });
});

describe('A file that somebody else uses', () => {
  it('is waited for while it is locked, without holding up anything else', async () => {
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
    expect(longest).toBeLessThan(2000);
  });

  it('is given up after five seconds, and nothing is kept', async () => {
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

  it('holds one lead for one key, whichever of two stores gets it first', async () => {
    const folder = emptyFolder();
    const [one, two] = [openStore(folder).store, openStore(folder).store];
    const saved: string[] = [];
    for (const number of [1, 2, 3, 4, 5]) {
      const both = await Promise.all([one.save(newLead(number)), two.save(newLead(number))]);
      expect(both.map(({ outcome }) => outcome).sort()).toEqual(['repeated', 'stored']);
      saved.push(...both.map(({ id }) => id));
    }
    expect(new Set(saved).size).toBe(5);
    expect(saved).toEqual([...saved].sort());
  });
});

describe('A copy', () => {
  it('is made in one go: what is written meanwhile does not make it begin again', async () => {
    const [folder, elsewhere] = [emptyFolder(), emptyFolder()];
    const { store } = openStore(folder);
    const fields = { message: 'x'.repeat(5000) };
    const leads = Array.from({ length: 400 }, (_, number) => newLead(number, { fields }));
    await Promise.all(leads.map((lead) => store.save(lead)));

    let isCopied = false;
    const writing = (async () => {
      for (let number = 1000; !isCopied; number += 1) await store.save(newLead(number));
    })();
    const copying = copyDatabase(join(folder, 'leads.db'), join(elsewhere, 'leads.db'));
    await copying.finally(() => {
      isCopied = true;
    });
    await writing;
    expect(await openStore(elsewhere).store.count()).toBeGreaterThanOrEqual(400);
  });
});

describe('One job that fails', () => {
  it('does not take the others of its tick along', async () => {
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
});

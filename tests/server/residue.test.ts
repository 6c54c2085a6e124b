/** Deleted data is overwritten: no byte of it remains in the files of either store, or in a later backup. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { backUp } from '#server/backup/make.ts';
import { DAY } from '#server/clock.ts';
import { createIds } from '#server/store/ids.ts';
import { createLog } from '#server/log.ts';
import { MIGRATIONS } from '#server/store/migrations.ts';
import { POSTGRES_MIGRATIONS } from '#server/store/postgres/migrations.ts';
import { UNTOUCHED } from '#server/store/inbox/work.ts';
import { createPostgresStore } from '#server/store/postgres/store.ts';
import { createSqliteStore } from '#server/store/sqlite/store.ts';
import type { LeadRecord } from '#server/store/lead.ts';
import type { Store } from '#server/store/port.ts';
import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { optional } from '../programs/optional.ts';
import { newLead, NOW } from './describe-store.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { addressesIn } from './residue.ts';

const log = createLog('error');
const RECEIVERS = { hubspot: ['contact'] };
const [OLD, YOUNG] = [300, 60];
/** So that old and new leads share pages. */
const isYoung = (number: number): boolean => number % 6 === 5;
const addresses = (young: boolean): Set<string> =>
  new Set(
    Array.from({ length: OLD + YOUNG }, (_, number) => number)
      .filter((number) => isYoung(number) === young)
      .map((number) => `visitor-${number}@example.com`),
  );

const tally = (found: ReadonlySet<string>): { old: number; young: number } => ({
  old: addresses(false).intersection(found).size,
  young: addresses(true).intersection(found).size,
});

/**
 * Adds 300 leads of last year and 60 of today, delivered after a refusal that quotes the address; returns ids of the
 * old ones.
 */
async function fill(store: Store): Promise<string[]> {
  const ids = createIds();
  const kept = Array.from({ length: OLD + YOUNG }, (_, number): LeadRecord => {
    const { receipt, adapters: _adapters, quarantined: _quarantined, ...lead } = newLead(number);
    const receivedAt = isYoung(number) ? NOW : NOW - 400 * DAY;
    const fields = { ...lead.fields, message: 'm'.repeat((number * 37) % 1500) };
    const reason = `visitor-${number}@example.com is not deliverable`;
    const delivery = { adapter: 'hubspot', state: 'delivered', attempts: 2, reason } as const;
    const times = { dueAt: NOW, queuedAt: receivedAt, waitedMs: 0 };
    const attempt = { adapter: 'hubspot', at: NOW, tookMs: 12, status: 200, reason };
    const work = { therapist: null, person: `visitor-${number}@example.com`, replyBy: NOW };
    const text = `Wrote to visitor-${number}@example.com`;
    return {
      repeats: [],
      work: {
        ...UNTOUCHED,
        ...work,
        ...{
          phrase: '',
          phone: `phone-${number}`,
          answeredAt: NOW,
          answeredBy: 'id',
          openedAt: NOW,
          revision: 1,
        },
      },
      events: [{ id: `event-${number}`, at: NOW, userId: 'id', action: 'note', text }],
      drafts: [{ userId: 'id', at: NOW, text }],
      replies: [
        {
          ...{ id: `reply-${number}`, userId: 'id', at: NOW, to: `visitor-${number}@example.com` },
          ...{ subject: 'Following up', text, state: 'sent', reason: null, dueAt: 0 },
          ...{ attempts: 1, answers: true, call: null },
        },
      ],
      lead: { ...lead, id: ids.next(NOW), receivedAt, fields },
      receipt,
      deliveries: [{ ...delivery, ...times }],
      attempts: [
        { ...attempt, number: 1, outcome: 'later', status: 500 },
        { ...attempt, number: 2, outcome: 'delivered' },
      ],
    };
  });
  await store.add(kept);
  return kept.filter((_, number) => !isYoung(number)).map(({ lead }) => lead.id);
}

const REMOVALS: Record<string, (store: Store, old: string[]) => Promise<number>> = {
  'a purge': async (store) => (await store.purge(NOW - DAY, '', 1000, RECEIVERS)).deleted,
  'an erasure': (store, old) =>
    store.erase({ id: 'receipt', at: NOW, leads: old, forms: { contact: old.length } }),
};

describe('The files of a SQLite store', () => {
  it.each(Object.entries(REMOVALS))(
    'hold 0 of 300 addresses after %s, and so does a later backup',
    async (_what, remove) => {
      const folder = emptyFolder();
      const path = join(folder, 'leads.db');
      const store = createSqliteStore(path, log);
      afterwards(() => store.close());
      const old = await fill(store);
      expect(tally(addressesIn(folder))).toEqual({ old: OLD, young: YOUNG });

      expect(await remove(store, old)).toBe(OLD);
      // A backup made before the vacuum is already clean.
      const early = emptyFolder();
      await backUp({ kind: 'file', path }, early, NOW);
      expect(tally(addressesIn(early))).toEqual({ old: 0, young: YOUNG });

      expect(await store.vacuum(NOW, 0)).toBe('vacuumed');
      expect(tally(addressesIn(folder))).toEqual({ old: 0, young: YOUNG });
      expect(await store.count()).toBe(YOUNG);
      const late = emptyFolder();
      await backUp({ kind: 'file', path }, late, NOW);
      expect(tally(addressesIn(late))).toEqual({ old: 0, young: YOUNG });
    },
  );

  it('of an earlier version are cleaned once, even if nothing is deleted', async () => {
    const folder = emptyFolder();
    const path = join(folder, 'leads.db');
    const db = new DatabaseSync(path);
    const before = MIGRATIONS.slice(0, 2).join('\n');
    db.exec(`${before} pragma user_version = 2; pragma secure_delete = off; begin`);
    const add = db.prepare(
      "insert into leads values (?, 'contact', ?, 1, '/', '', null, '{}', 0, ?, 0, '', 0)",
    );
    for (let number = 0; number < OLD + YOUNG; number += 1)
      add.run(`id-${number}`, JSON.stringify(newLead(number).fields), isYoung(number) ? 'y' : 'o');
    db.exec("commit; delete from leads where digest = 'o'");
    db.close();
    expect(tally(addressesIn(folder)).old).toBeGreaterThan(100);

    const store = createSqliteStore(path, log);
    afterwards(() => store.close());
    expect(await store.vacuum(NOW, DAY)).toBe('vacuumed');
    expect(tally(addressesIn(folder))).toEqual({ old: 0, young: YOUNG });
  });

  it('are not vacuumed while another transaction reads deleted data; the next run does it', async () => {
    const folder = emptyFolder();
    const store = createSqliteStore(join(folder, 'leads.db'), log);
    afterwards(() => store.close());
    await fill(store);
    const reader = new DatabaseSync(join(folder, 'leads.db'), { readOnly: true });
    reader.exec('begin');
    reader.prepare('select count(*) from leads').get();
    await store.purge(NOW - DAY, '', 1000, RECEIVERS);
    expect(await store.vacuum(NOW, 0)).toBe('busy');
    reader.close();
    expect(await store.vacuum(NOW, 0)).toBe('vacuumed');
    expect(tally(addressesIn(folder)).old).toBe(0);
  });
});

describe('The files of a PostgreSQL', () => {
  let cluster: Cluster | undefined;
  beforeAll(async () => {
    cluster = await startCluster();
  });
  afterAll(() => cluster?.stop());

  const client = async (url: string): Promise<pg.Client> => {
    const one = new pg.Client({ connectionString: url });
    await one.connect();
    afterwards(() => one.end());
    return one;
  };

  /** Vacuums again while it is busy: on a slow machine, autovacuum holds its locks longer than a vacuum waits. */
  const vacuumed = (store: Store, restMs: number): Promise<void> =>
    until(async () => (await store.vacuum(NOW, restMs)) === 'vacuumed');

  /** Tables, indexes and catalogs; not the write-ahead log, which is kept for recovery. */
  const readable = (): ReturnType<typeof tally> =>
    tally(addressesIn(cluster?.data ?? '', (path) => !path.includes('/pg_wal/')));

  /** Columns with address samples in the catalog. They are compressed, so a byte search cannot find them. */
  const samples = async (operator: pg.Client): Promise<unknown[]> => {
    const { rows } = await operator.query(
      "select tablename, attname from pg_stats where concat(most_common_vals, histogram_bounds) like '%visitor-%'",
    );
    return rows;
  };

  it.each(Object.entries(REMOVALS))(
    'hold 0 of 300 addresses after %s, and so does a later backup',
    async (_what, remove) => {
      const url = (await cluster?.create()) ?? '';
      const store = createPostgresStore(url, log);
      afterwards(() => store.close());
      const old = await fill(store);
      const operator = await client(url);
      // Like autovacuum: writes column samples to the catalog.
      await operator.query('analyze');
      expect(await samples(operator)).toEqual([]);
      await operator.query('checkpoint');
      expect(readable()).toEqual({ old: OLD, young: YOUNG });

      expect(await remove(store, old)).toBe(OLD);
      await vacuumed(store, 0);
      await operator.query('checkpoint');
      expect(readable()).toEqual({ old: 0, young: YOUNG });
      expect(await store.count()).toBe(YOUNG);

      if (optional('dump')) {
        const dump = await backUp({ kind: 'postgres', url }, emptyFolder(), NOW);
        const text = execFileSync('pg_restore', ['--file=-', '--data-only', dump], {
          encoding: 'latin1',
        });
        const addresses = new Set(text.match(/visitor-\d+@example\.com/g));
        expect(tally(addresses)).toEqual({ old: 0, young: YOUNG });
      }
      await operator.query(
        'drop table leads, deliveries, attempts, lead_work, lead_events, lead_drafts, lead_replies; checkpoint',
      );
    },
  );

  // Samples of many leads are compressed, so that a byte search finds only those of few.
  it.each([
    [OLD + YOUNG, OLD],
    [5, 5],
  ])('of an earlier version with %i leads contain no column samples either', async (many, old) => {
    const url = (await cluster?.create()) ?? '';
    const operator = await client(url);
    await operator.query('create table schema_version (version bigint not null)');
    await operator.query(POSTGRES_MIGRATIONS.slice(0, 2).join(''));
    await operator.query('insert into schema_version values (2)');
    for (let number = 0; number < many; number += 1)
      await operator.query(
        "insert into leads values ($1, 'contact', $2, 1, '/', '', null, '{}', 0, $1, 0, '', 0)",
        [number, JSON.stringify(newLead(number).fields)],
      );
    await operator.query('analyze');
    expect(await samples(operator)).toEqual([{ tablename: 'leads', attname: 'fields' }]);
    await operator.query('delete from leads; checkpoint');
    expect(readable().old).toBe(old);
    const store = createPostgresStore(url, log);
    afterwards(() => store.close());
    await vacuumed(store, DAY);
    await operator.query('checkpoint');
    expect(readable()).toEqual({ old: 0, young: 0 });
    expect(await samples(operator)).toEqual([]);
  });

  it('are not vacuumed while another transaction sees deleted data; the next run does it', async () => {
    const url = (await cluster?.create()) ?? '';
    const store = createPostgresStore(url, log);
    afterwards(() => store.close());
    const old = await fill(store);
    const onlooker = await client(url);
    await onlooker.query('begin isolation level repeatable read; select 1');
    await store.erase({ id: 'receipt', at: NOW, leads: old, forms: {} });
    expect(await store.vacuum(NOW, 0)).toBe('busy');
    await onlooker.query('commit');
    await vacuumed(store, 0);
    await onlooker.query('checkpoint');
    expect(readable()).toEqual({ old: 0, young: YOUNG });
  });
});

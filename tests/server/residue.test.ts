/** Deleted data is overwritten: no byte of it remains in the files of either store, or in a later backup. */
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { describe, expect, it } from 'vitest';
import { backUp } from '#server/backup/make.ts';
import { DAY } from '#server/clock.ts';
import { createIds } from '#server/store/ids.ts';
import { createLog } from '#server/log.ts';
import { UNTOUCHED } from '#server/store/inbox/work.ts';
import { createPostgresStore } from '#server/store/postgres-store.ts';
import { createSqliteStore } from '#server/store/open.ts';
import type { LeadRecord } from '#server/store/lead.ts';
import type { Store } from '#server/store/store.ts';
import { query, startCluster } from '../postgres/cluster.ts';
import { optional } from '../programs/optional.ts';
import { newLead, NOW } from './describe-store.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { addressesIn } from './residue.ts';

const log = createLog('error');
const RECEIVERS = { hubspot: ['contact'] };
const [OLD, YOUNG] = [60, 12];
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
 * Adds leads of last year and of today, delivered after a refusal that quotes the address; returns ids of the
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
    'hold none of the addresses after %s, and so does a later backup',
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

it('The files of a PostgreSQL hold none of the addresses after a purge, and so does a later backup', async () => {
  const cluster = await startCluster();
  afterwards(() => cluster.stop());
  /** Tables, indexes and catalogs; not the write-ahead log, which is kept for recovery. */
  const readable = (): ReturnType<typeof tally> =>
    tally(addressesIn(cluster.data, (path) => !path.includes('/pg_wal/')));
  const url = await cluster.create();
  const store = createPostgresStore(url, log);
  afterwards(() => store.close());
  await fill(store);
  // Like autovacuum: it would write column samples to the catalog, compressed, so that a byte search cannot find them.
  await query(url, 'analyze');
  const samples =
    "select tablename, attname from pg_stats where concat(most_common_vals, histogram_bounds) like '%visitor-%'";
  expect(await query(url, samples)).toEqual([]);
  await query(url, 'checkpoint');
  expect(readable()).toEqual({ old: OLD, young: YOUNG });

  expect((await store.purge(NOW - DAY, '', 1000, RECEIVERS)).deleted).toBe(OLD);
  // Again while it is busy: on a slow machine, autovacuum holds its locks longer than a vacuum waits.
  await until(async () => (await store.vacuum(NOW, 0)) === 'vacuumed');
  await query(url, 'checkpoint');
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
});

/** Databases of every earlier version are migrated with the leads in them. */
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import pg from 'pg';
import { describe, expect, it } from 'vitest';
import { createLog } from '#server/log.ts';
import { createIds } from '#server/store/ids.ts';
import { MIGRATIONS } from '#server/store/migrations.ts';
import { POSTGRES_MIGRATIONS } from '#server/store/postgres/migrations.ts';
import type { Store } from '#server/store/store.ts';
import { createPostgresStore } from '#server/store/postgres-store.ts';
import { createSqliteStore } from '#server/store/open.ts';
import { firstDatabase, firstFile, migrate } from '../bench/migrations.ts';
import { query } from '../postgres/cluster.ts';
import { sharedCluster } from '../postgres/shared.ts';
import { counts, NONE, take } from './describe-inbox.ts';
import { claimed, newLead, NOW } from './describe-store.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';

const database = sharedCluster();

const log = createLog('error', () => undefined);
const VERSIONS = MIGRATIONS.map((_step, at) => at + 1);
const ID = createIds().next(Date.now());
const { fields, receipt } = newLead(1);

/** The version with the inbox, which takes leads of earlier versions by itself. */
const INBOX = 8;

/** A lead that waits for its second attempt, as a program of that version wrote it. */
const rows = (version: number): string => `
  insert into leads values ('${ID}', 'contact', '${JSON.stringify(fields)}', ${NOW}, '/vibe-check',
    'Vibe Check', null, '{}', 0, '${receipt.digest}', 1, '${receipt.content}'${version > 1 ? ', 0' : ''});
  insert into deliveries values ('${ID}', 'hubspot', 'contact', 'waiting', ${NOW}, ${NOW}, 5, 1, 'HTTP 500');
  insert into attempts values ('${ID}', 'hubspot', 1, ${NOW}, 12, 'later', 500, 'HTTP 500');
  insert into lanes values ('hubspot', ${NOW});
  ${version >= INBOX ? `insert into new_leads values ('${ID}');` : ''}`;

async function expectMigrated(store: Store): Promise<void> {
  afterwards(() => store.close());
  const saved = await store.save(newLead(1));
  expect(saved).toEqual({ outcome: 'repeated', id: ID, reference: ID });
  const next = newLead(2, { receivedAt: Date.now() + 1 });
  expect((await store.save(next)).outcome).toBe('stored');
  await take(store);
  expect(await counts(store)).toEqual({ ...NONE, all: 2, unanswered: 2, undelivered: 2 });
  const [first, second] = await store.page('', 9);
  expect(first).toMatchObject({
    lead: { id: ID, fields, selfTest: false },
    receipt,
    deliveries: [{ attempts: 1, waitedMs: 5, reason: 'HTTP 500' }],
    attempts: [{ number: 1, status: 500 }],
  });
  expect(second?.lead.fields).toEqual(next.fields);
  expect(await claimed(store)).toMatchObject({ lead: { id: ID }, attempt: 2, waitedMs: 5 });
  expect(await store.erase({ id: 'receipt', at: NOW, leads: [ID], forms: {} })).toBe(1);
  expect(await store.count()).toBe(1);
}

/** A lead that a process of a version without the inbox stores after the migration. */
const LATE = rows(INBOX - 1);

async function expectSeen(store: Store): Promise<void> {
  await take(store);
  expect(await counts(store)).toEqual(NONE);
  await store.inbox.queueMissed(NOW - 1);
  await take(store);
  expect(await counts(store)).toEqual({ ...NONE, all: 1, unanswered: 1, undelivered: 1 });
  // Those that are in the inbox stay as they are.
  await store.inbox.queueMissed(0);
  expect(
    await store.inbox.take(
      () => ({ replyBy: null, therapist: null, person: null, phrase: '', phone: null }),
      9,
    ),
  ).toBe(0);
}

/** The lead in the inbox, as the first version with an inbox counted it. */
const COUNTED = `delete from new_leads;
  insert into lead_work values ('${ID}', 'contact', ${NOW}, null, null, ${NOW}, null, null, null, null, 0, 0, 1, 1, 1);
  update inbox_totals set version = 1, total = 1, unanswered = 1, undelivered = 1;`;

/** {@link counts} compares each count with its queue. */
async function expectCounted(store: Store): Promise<void> {
  afterwards(() => store.close());
  expect(await counts(store)).toEqual({ ...NONE, all: 1, unanswered: 1, undelivered: 1 });
}

/** Mails about changed calls, as the version before the one queue wrote them. */
const CALL_LETTERS = 22;
const LETTERS = `insert into call_letters values ('${ID}', ${NOW + 50}, null, 'Say "Hi" \\ now', 'Sorry', ${NOW}, 1, 0);
  insert into lead_events values ('${ID}', 'a', ${NOW}, 'safiya', 'cancel-call', '{}');`;

async function expectLetter(store: Store): Promise<void> {
  afterwards(() => store.close());
  const call = { from: NOW + 50, to: null, formerly: 'Say "Hi" \\ now' };
  expect(await store.replies.claim(NOW, 9, 9)).toMatchObject([
    { leadId: ID, userId: 'safiya', text: 'Sorry', attempts: 2, call, fields },
  ]);
}

/** Leads of a whole store of the first version. */
const MANY = 40;
const WHOLE = { leads: MANY, wrong: 0, waiting: MANY / 10 };

describe('A SQLite file', () => {
  it(`of the first version keeps all of ${MANY} leads`, async () => {
    const path = join(emptyFolder(), 'leads.db');
    firstFile(path, MANY);
    expect(await migrate(() => createSqliteStore(path, log))).toMatchObject(WHOLE);
  });

  it.each(VERSIONS)('of version %i keeps its leads', async (version) => {
    const path = join(emptyFolder(), 'leads.db');
    const db = new DatabaseSync(path);
    db.exec(MIGRATIONS.slice(0, version).join('\n'));
    db.exec(`${rows(version)} pragma user_version = ${version}`);
    db.close();
    await expectMigrated(createSqliteStore(path, log));
  });

  it('keeps leads in the queues of the inbox', async () => {
    const path = join(emptyFolder(), 'leads.db');
    const db = new DatabaseSync(path);
    db.exec(MIGRATIONS.slice(0, INBOX).join('\n'));
    db.exec(`${rows(INBOX)} ${COUNTED} pragma user_version = ${INBOX}`);
    db.close();
    await expectCounted(createSqliteStore(path, log));
  });

  it('keeps mails about changed calls that wait', async () => {
    const path = join(emptyFolder(), 'leads.db');
    const db = new DatabaseSync(path);
    db.exec(MIGRATIONS.slice(0, CALL_LETTERS).join('\n'));
    db.exec(`${rows(CALL_LETTERS)} ${LETTERS} pragma user_version = ${CALL_LETTERS}`);
    db.close();
    await expectLetter(createSqliteStore(path, log));
  });
});

describe('A lead that an older process stores after the migration', () => {
  it('comes into the inbox from a SQLite file', async () => {
    const path = join(emptyFolder(), 'leads.db');
    const store = createSqliteStore(path, log);
    afterwards(() => store.close());
    await store.count();
    const db = new DatabaseSync(path);
    db.exec(LATE);
    db.close();
    await expectSeen(store);
  });

  it('comes into the inbox from PostgreSQL', async () => {
    const url = await database();
    const store = createPostgresStore(url, log);
    afterwards(() => store.close());
    await store.count();
    await query(url, LATE);
    await expectSeen(store);
  });
});

/** Makes the first `alter table` take longer than any other statement may, with the timeouts of the test. */
const SLOW = `create sequence naps;
  create function nap() returns event_trigger language plpgsql as
    $$ begin if nextval('naps') = 1 then perform pg_sleep(2); end if; end $$;
  create event trigger slow on ddl_command_start when tag in ('ALTER TABLE') execute function nap();`;

/** A PostgreSQL database of a version, with a lead. */
async function databaseOf(version: number): Promise<string> {
  const url = await database();
  await query(url, POSTGRES_MIGRATIONS.slice(0, version).join('\n'));
  await query(
    url,
    `${rows(version)} create table schema_version (version bigint not null); insert into schema_version values (${version})`,
  );
  return url;
}

describe('A PostgreSQL database', () => {
  it('is migrated however long that takes', async () => {
    const url = await database();
    await firstDatabase(url, 1);
    await query(url, SLOW);
    const store = createPostgresStore(`${url}?statement_timeout=1000&query_timeout=1200`, log);
    afterwards(() => store.close());
    expect(await store.count()).toBe(1);
  });

  it('is migrated without a deadlock with a process that claims a delivery', async () => {
    const url = await databaseOf(2);
    const claim = new pg.Client({ connectionString: url });
    await claim.connect();
    // As in a claim: it reads the lead, then writes the delivery. PostgreSQL ends a deadlock after a second.
    await claim.query("begin; set local lock_timeout = '500ms'; select 1 from leads");
    const store = createPostgresStore(url, log);
    afterwards(() => store.close());
    const migrated = store.count();
    const waiting = 'select 1 from pg_locks where not granted';
    await until(async () => (await query(url, waiting)).length > 0);
    await claim.query('update deliveries set attempts = attempts; commit');
    await claim.end();
    expect(await migrated).toBe(1);
  });

  it(`of the first version keeps all of ${MANY} leads`, async () => {
    const url = await database();
    await firstDatabase(url, MANY);
    expect(await migrate(() => createPostgresStore(url, log))).toMatchObject(WHOLE);
  });

  // The steps of each version are those of SQLite, translated: the first runs them all.
  it.each([1, INBOX, VERSIONS.length])('of version %i keeps its leads', async (version) => {
    await expectMigrated(createPostgresStore(await databaseOf(version), log));
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

  it('keeps leads in the queues of the inbox', async () => {
    const url = await databaseOf(INBOX);
    await query(url, COUNTED);
    await expectCounted(createPostgresStore(url, log));
  });

  it('keeps mails about changed calls that wait', async () => {
    const url = await databaseOf(CALL_LETTERS);
    await query(url, LETTERS);
    await expectLetter(createPostgresStore(url, log));
  });
});

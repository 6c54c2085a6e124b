/** Servers on a real PostgreSQL: several processes, crashes of servers and database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '#server/base/log.ts';
import { HOUR } from '#server/base/clock.ts';
import { StoreDown } from '#server/base/store-errors.ts';
import { removeById } from '#server/accounts/store/users.ts';
import { runOperation, type Tx } from '#server/db/transaction.ts';
import { claimNotices } from '#server/desk/store/notices.ts';
import { erase } from '#server/leads/leads.ts';
import { createPool, executor, snapshot, transact } from '#server/db/postgres/pool.ts';
import { createPostgresStore } from '#server/run/postgres-store.ts';
import { query, startCluster, type Cluster } from '../postgres/cluster.ts';
import { startPooler } from '../postgres/pooler.ts';
import { optional } from '../programs/optional.ts';
import { afterwards, until } from './cleanup.ts';
import { newLead, NOW, OPTIONS } from './describe-store.ts';
import { freshServer, type Server } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';

let cluster: Cluster | undefined;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.stop());

async function database(): Promise<{ url: string; rows: (sql: string) => Promise<unknown[]> }> {
  const url = (await cluster?.create()) ?? '';
  return { url, rows: (sql) => query(url, sql) };
}

const statusOf = async ({ origin }: Server): Promise<number> =>
  (await fetch(`${origin}/healthz`)).status;

it('A PostgreSQL server that is down means 503 for forms while the site stays up; accepted leads are there after it restarts', async () => {
  const { url, rows } = await database();
  const server = await freshServer({ DATABASE_URL: url });
  const id = await acceptedId(await post(server.origin, lead()));
  await cluster?.crash();
  const body = lead();
  expect((await post(server.origin, body)).status).toBe(503);
  expect((await fetch(`${server.origin}/`)).status).toBe(200);
  await until(async () => (await statusOf(server)) === 503);

  const early = await freshServer({ DATABASE_URL: url });
  expect((await post(early.origin, lead())).status).toBe(503);
  await cluster?.restart();
  for (const one of [server, early]) {
    await until(async () => (await post(one.origin, body)).status === 200);
    await until(async () => (await statusOf(one)) === 200);
  }
  expect(await rows('select id from leads order by id')).toHaveLength(2);
  expect(await rows(`select id from leads where id = '${id}'`)).toEqual([{ id }]);
  expect(server.output()).toMatch(/"event":"store\.down"[\s\S]*"event":"store\.up"/);
  expect(server.output()).toContain('nothing listens there: start the database');
  expect(server.output()).not.toContain(url);
});

const silent = createLog('error', () => undefined);
const pooler = optional('pooler');

if (pooler)
  it('A pooler with its defaults takes the store, and keeps none of its limits', async () => {
    const { url: direct, rows } = await database();
    const pooled = await startPooler(pooler, direct);
    afterwards(pooled.stop);
    const store = createPostgresStore(pooled.url, silent);
    afterwards(store.close);
    const saved = await Promise.all(
      [1, 2, 3, 4, 5, 6].map((number) => store.save(newLead(number))),
    );
    expect(saved.map(({ outcome }) => outcome)).toEqual(Array(6).fill('stored'));
    expect(await store.erase({ id: 'one', at: 1, leads: [saved[0]?.id ?? ''], forms: {} })).toBe(1);
    expect(await store.count()).toBe(5);
    const pool = createPool(pooled.url, () => undefined);
    afterwards(() => pool.end());
    const SHOWN = `select current_setting('statement_timeout') as statement, current_setting('lock_timeout') as lock`;
    for (const within of [transact, snapshot])
      expect((await within(pool, (connection) => connection.query(SHOWN))).rows).toEqual([
        { statement: '5s', lock: '5s' },
      ]);
    expect(await query(pooled.url, SHOWN)).toEqual([{ statement: '0', lock: '0' }]);
    expect(await rows('select 1 from leads')).toHaveLength(5);

    const refused = createPostgresStore(`${pooled.url}?statement_timeout=5000`, silent);
    afterwards(refused.close);
    const reason = await refused.count().catch((error: unknown) => error);
    expect(reason).toBeInstanceOf(StoreDown);
    expect((reason as StoreDown).problem).toMatch(
      /a pooler such as PgBouncer before it, refuses the connection \(08P01: unsupported startup parameter: statement_timeout\)/,
    );
  });

it('A connection that ends in use is a failed statement, not an error that nobody catches', async () => {
  const { url, rows } = await database();
  const pool = createPool(url, () => undefined);
  afterwards(() => pool.end());
  const failed = await transact(pool, async (connection) => {
    const { pid } = (await connection.query('select pg_backend_pid() as pid')).rows[0];
    // While no statement runs, nobody but a listener hears it, and it may end before the other connection has its answer.
    const ended = new Promise((done) => connection.once('end', done));
    await rows(`select pg_terminate_backend(${pid})`);
    await ended;
    await connection.query('select 1');
  }).catch((error: unknown) => error);
  expect(failed).toBeInstanceOf(Error);
  expect((await pool.query('select 1')).rowCount).toBe(1);
});

it('A read sees the database at one moment', async () => {
  const { url, rows } = await database();
  await rows('create table numbers (one int)');
  const pool = createPool(url, () => undefined);
  afterwards(() => pool.end());
  const counts = await snapshot(pool, async (connection) => {
    const count = async () => (await connection.query('select 1 from numbers')).rowCount;
    const before = await count();
    await rows('insert into numbers values (1)');
    return [before, await count()];
  });
  expect(counts).toEqual([0, 0]);
});

it.each([
  [3, 4],
  [4, undefined],
])('A transaction that collides %i times ends with its try %s', async (collisions, ended) => {
  const { url } = await database();
  const pool = createPool(url, () => undefined);
  afterwards(() => pool.end());
  let tries = 0;
  const result = await transact(pool, async (connection) => {
    tries += 1;
    if (tries <= collisions)
      await connection.query("do $$ begin raise exception using errcode = '40001'; end $$");
    return tries;
  }).catch(() => undefined);
  expect([result, tries]).toEqual([ended, 4]);
});

describe('Two processes at the same moment', () => {
  /**
   * Runs an operation that does not go on after its first statement with this beginning until the other process has
   * done its work, or waits for a lock.
   */
  async function interleaved<One, Other>(
    url: string,
    operation: (tx: Tx) => Promise<One>,
    beginning: string,
    work: () => Promise<Other>,
  ): Promise<[One, Other]> {
    const pool = createPool(url, () => undefined);
    afterwards(() => pool.end());
    let other: Promise<Other> | undefined;
    const pauseAfter = async (sql: string): Promise<void> => {
      if (other || !sql.startsWith(beginning)) return;
      other = work();
      let isSettled = false;
      const settled = (): void => {
        isSettled = true;
      };
      other.then(settled, settled);
      const locks = 'select 1 from pg_locks where not granted';
      await until(async () => isSettled || (await query(url, locks)).length > 0);
    };
    const one = await transact(pool, (connection) =>
      runOperation(
        (tx) =>
          operation({
            query: async <T>(sql: string, ...values: Parameters<Tx['query']>[1][]) => {
              const rows = await tx.query<T>(sql, ...values);
              await pauseAfter(sql);
              return rows;
            },
            one: async <T>(sql: string, ...values: Parameters<Tx['query']>[1][]) => {
              const row = await tx.one<T>(sql, ...values);
              await pauseAfter(sql);
              return row;
            },
            lock: async (sql, ...values) => {
              await tx.lock(sql, ...values);
              await pauseAfter(sql);
            },
          }),
        executor(connection),
      ),
    );
    if (!other) throw new Error(`No statement begins with ${beginning}`);
    return [one, await other];
  }

  async function storeOf() {
    const { url, rows } = await database();
    const store = createPostgresStore(url, silent);
    afterwards(() => store.close());
    return { url, rows, store };
  }

  it('claim a notice once', async () => {
    const { url, store } = await storeOf();
    const about = { kind: 'test', about: 'a', leadId: null, at: null, count: 1 } as const;
    const times = { madeAt: NOW, endsAt: NOW + HOUR };
    await store.notices.add([
      { userId: 'wren', channel: 'phone', ...about, state: 'waiting', ...times },
    ]);
    const [one, other] = await interleaved(
      url,
      (tx) => claimNotices(tx, NOW, HOUR, 9),
      'select user_id',
      () => store.notices.claim(NOW, HOUR, 9),
    );
    expect([one.length, other.length]).toEqual([0, 1]);
  });

  it('remove each other: one admin stays', async () => {
    const { url, store } = await storeOf();
    for (const username of ['wren', 'juno'])
      await store.staff.put({
        id: username,
        username,
        role: 'admin',
        password: 'a hash',
        createdAt: NOW,
        passwordAt: NOW,
      });
    const removed = await interleaved(
      url,
      (tx) => removeById(tx, 'wren'),
      "select id from staff_users where role = 'admin'",
      () => store.staff.removeById('juno'),
    );
    expect(removed).toEqual(['changed', 'last-admin']);
  });

  it('erase a person and deliver: nothing of the lead is sent or left', async () => {
    const { url, rows, store } = await storeOf();
    const { id } = await store.save(newLead(1));
    const [, claim] = await interleaved(
      url,
      (tx) => erase(tx, { id: 'receipt', at: NOW, leads: [id], forms: {} }),
      'lock table',
      () => store.claim(OPTIONS),
    );
    expect(claim).toEqual({ nextAt: null, isBusy: false });
    expect(await rows('select 1 from attempts')).toEqual([]);
  });
});

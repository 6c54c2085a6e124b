/** Servers on a real PostgreSQL: several processes, crashes of servers and database. */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { query, startCluster, type Cluster } from '../postgres/cluster.ts';
import { until } from './cleanup.ts';
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

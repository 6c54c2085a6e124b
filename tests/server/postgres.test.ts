/** Servers on a real PostgreSQL: several processes, crashes of servers and database. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import pg from 'pg';
import { startCluster, type Cluster } from '../postgres/cluster.ts';
import { until } from './cleanup.ts';
import { freshServer, type Server, startCrm } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';

let cluster: Cluster | undefined;
beforeAll(async () => {
  cluster = await startCluster();
});
afterAll(() => cluster?.stop());

async function database(): Promise<{ url: string; rows: (sql: string) => Promise<unknown[]> }> {
  const url = (await cluster?.create()) ?? '';
  const rows = async (sql: string): Promise<unknown[]> => {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      return (await client.query(sql)).rows;
    } finally {
      await client.end();
    }
  };
  return { url, rows };
}

const statusOf = async ({ origin }: Server): Promise<number> =>
  (await fetch(`${origin}/healthz`)).status;

describe('Servers that share a PostgreSQL database', () => {
  it('deliver each of 400 leads once, although one server is killed and restarted', async () => {
    const { url, rows } = await database();
    const crm = await startCrm({ limit: 'none' });
    const env = { ...crm.env, DATABASE_URL: url };
    const servers = [await freshServer(env), await freshServer(env)];
    const accepted: string[] = [];
    let next = 0;
    const visitor = async (): Promise<void> => {
      while (next < 400) {
        const origin = servers[next++ % servers.length]?.origin ?? '';
        const answer = await post(origin, lead()).catch((error: unknown) => error);
        if (answer instanceof Response) accepted.push(await acceptedId(answer));
      }
    };
    const visitors = Promise.all(Array.from({ length: 16 }, visitor));
    await until(() => accepted.length > 100);
    await servers[0]?.end('SIGKILL');
    servers[0] = await freshServer(env);
    await visitors;

    const stored = async (state: string): Promise<number> =>
      (await rows(`select 1 from deliveries where state = '${state}'`)).length;
    await until(async () => (await stored('waiting')) === 0);
    const kept = (await rows('select id from leads')).map((row) => (row as { id: string }).id);
    expect(accepted.filter((id) => !kept.includes(id))).toEqual([]);
    expect(await stored('delivered')).toBe(kept.length);
    // At most one delivery was in flight when the process was killed.
    expect(crm.accepted.length - kept.length).toBeLessThanOrEqual(1);
    expect(crm.accepted.length).toBeGreaterThanOrEqual(kept.length);
  });
});

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

/** Three processes on one PostgreSQL, as three machines behind a proxy: limits, start, fail-over. */
import { describe, expect, it } from 'vitest';
import { HOUR, systemClock } from '#server/base/clock.ts';
import { createSharedLimiter } from '#server/base/rate-limit.ts';
import { createLog } from '#server/base/log.ts';
import { POSTGRES_MIGRATIONS } from '#server/db/postgres/migrations.ts';
import { createPool, migrate } from '#server/db/postgres/pool.ts';
import { createPostgresStore } from '#server/run/postgres-store.ts';
import { query } from '../postgres/cluster.ts';
import { sharedCluster } from '../postgres/shared.ts';
import { startReplicated } from '../postgres/replicated.ts';
import { optional } from '../programs/optional.ts';
import { failOver, killLoop } from '../soak/kill.ts';
import { newLead } from './describe-store.ts';
import { afterwards, until } from './cleanup.ts';
import { freshServer, type Server, startCrm } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { OLD_LEADS, oldDatabase } from './old-store.ts';
import { run } from './run-command.ts';

const database = sharedCluster({ durable: true });

const MACHINES = 3;

const machines = (env: Record<string, string>): Promise<Server[]> =>
  Promise.all(Array.from({ length: MACHINES }, () => freshServer(env)));

describe('Three machines', () => {
  it('have one rate limit, whichever of them a visitor reaches', async () => {
    const url = await database();
    const servers = await machines({
      DATABASE_URL: url,
      RATE_LIMIT: '20/10m',
      TRUST_PROXY: '1',
    });
    const from = { 'X-Forwarded-For': '203.0.113.9' };
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, at) =>
        post(servers[at % MACHINES]?.origin ?? '', lead(), from),
      ),
    );
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    expect(statuses.filter((status) => status === 429)).toHaveLength(40);
    const late = answers.find(({ status }) => status === 429);
    const wait = Number(late?.headers.get('retry-after'));
    expect(wait > 500 && wait <= 600).toBe(true);
    // Others are not affected, and no address is in the database.
    const other = { 'X-Forwarded-For': '203.0.113.10' };
    expect((await post(servers[0]?.origin ?? '', lead(), other)).status).toBe(200);
    const rows = await query(url, 'select * from visitor_counts');
    expect([rows.length, JSON.stringify(rows).includes('203.0.113')]).toEqual([2, false]);
  });

  it('refund repeats, and count from the beginning in a new window', async () => {
    const servers = await machines({ DATABASE_URL: await database(), RATE_LIMIT: '2/4s' });
    const send = async (at: number, body: unknown): Promise<number> =>
      (await post(servers[at % MACHINES]?.origin ?? '', body)).status;
    const body = lead();
    for (let time = 0; time < 6; time += 1) expect(await send(time, body)).toBe(200);
    await until(async () => (await send(0, lead())) === 429);
    await until(async () => (await send(1, lead())) === 200);
  });

  it('refund up to ten times the limit; further repeats count (L3)', async () => {
    const store = createPostgresStore(await database(), createLog('error'));
    afterwards(() => store.close());
    const limit = { max: 2, windowMs: HOUR };
    const { take, refund } = createSharedLimiter('post', limit, systemClock, store.counts);
    let taken = 0;
    for (; taken < 100 && (await take('visitor')) === 0; taken += 1) await refund('visitor');
    expect(taken).toBe(22);
  });

  it('have one limit of tries for a password', async () => {
    const url = await database();
    const servers = await machines({ DATABASE_URL: url });
    const attempts: number[] = [];
    for (let time = 0; time < 15; time += 1) {
      const { origin } = servers[time % MACHINES] ?? { origin: '' };
      const answer = await fetch(`${origin}/api/admin/session`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Origin: origin },
        body: JSON.stringify({ username: 'owner', password: 'not the password' }),
      });
      attempts.push(answer.status);
    }
    expect(attempts).toEqual([...Array(10).fill(422), ...Array(5).fill(429)]);
    const rows = await query(url, 'select key from visitor_counts');
    expect(JSON.stringify(rows)).not.toContain('owner');
  });

  if (optional('dump'))
    it('have limits that no backup contains, and that are forgotten when they end', async () => {
      const url = await database();
      const server = await freshServer({ DATABASE_URL: url, RATE_LIMIT: '9/1s' });
      await acceptedId(await post(server.origin, lead()));
      const env = { DATABASE_URL: url };
      expect((await run(server.data, 'backup', [], env)).code).toBe(0);
      expect((await run(server.data, 'backup', ['verify'], env)).stderr).toContain(
        'visitor_counts 0',
      );
      const store = createPostgresStore(url, createLog('error'));
      afterwards(() => store.close());
      await until(async () => {
        await store.counts?.forget();
        return (await query(url, 'select 1 from visitor_counts')).length === 0;
      });
    });

  it('of which one is killed at a time lose no acknowledged lead, and send at most one twice per kill', async () => {
    const kills = 3;
    const toll = await killLoop({ kills, servers: 2, url: await database() });
    expect(toll).toMatchObject({ lost: 0, missing: 0, unasked: 0 });
    expect(toll.promised).toBeGreaterThan(10);
    expect(toll.copies).toBeLessThanOrEqual(kills);
  });

  it('deliver one lead at a time to a destination, at its pace', async () => {
    const SPACING_MS = 100;
    const crm = await startCrm({ limit: 'none' });
    const servers = await machines({
      ...crm.env,
      DATABASE_URL: await database(),
      HUBSPOT_SPACING_MS: String(SPACING_MS),
    });
    const LEADS = 30;
    for (let number = 0; number < LEADS; number += 1)
      await acceptedId(await post(servers[number % MACHINES]?.origin ?? '', lead()));
    await until(() => crm.accepted.length === LEADS);
    const times = crm.accepted.map(({ at }) => at);
    // Three at once would take a third of it. Single pauses depend on how busy the machine is.
    const took = (times.at(-1) ?? 0) - (times[0] ?? 0);
    expect(took).toBeGreaterThan((LEADS - 1) * SPACING_MS * 0.95);
  });

  it('that start at once on an old database migrate it once, and all serve', async () => {
    const url = await database();
    await oldDatabase(url);
    const servers = await machines({ DATABASE_URL: url });
    for (const server of servers)
      await until(async () => (await post(server.origin, lead())).status === 200);
    expect(await query(url, 'select count(*)::int as count from leads')).toEqual([
      { count: OLD_LEADS + MACHINES },
    ]);
    const errors = servers.map(({ output }) => /.*"level":"error".*/.exec(output())?.[0]);
    expect(errors).toEqual(Array(MACHINES).fill(undefined));
  });

  it('serve while a newer one waits for a migration', async () => {
    const url = await database();
    const old = await freshServer({ DATABASE_URL: url });
    await acceptedId(await post(old.origin, lead()));
    const answers: number[] = [];
    let isOver = false;
    const visitor = (async () => {
      while (!isOver) answers.push((await post(old.origin, lead())).status);
    })();
    // The next version of this program has one step more, which locks what the visitor writes to.
    const steps = [...POSTGRES_MIGRATIONS, 'alter table leads add column next text;'];
    const pool = createPool(url, () => undefined);
    afterwards(() => pool.end());
    await migrate(pool, steps);
    const untilThen = answers.length;
    await until(() => answers.length > untilThen + 1);
    isOver = true;
    await visitor;
    expect([answers.length > 0, answers.filter((status) => status !== 200)]).toEqual([true, []]);
    expect(await query(url, 'select version::int from schema_version')).toEqual([
      { version: steps.length },
    ]);
  });
});

const CANCEL = "select pg_cancel_backend(pid) from pg_stat_activity where wait_event = 'SyncRep'";

describe('A database with a synchronous standby', () => {
  it('loses no acknowledged lead when the primary is killed and the standby takes over', async () => {
    const found = await failOver(60);
    expect(found).toMatchObject({ lost: 0, missing: 0, unasked: 0 });
    expect(found.promised).toBeGreaterThanOrEqual(120);
    // One delivery per process was in flight.
    expect(found.copies).toBeLessThanOrEqual(MACHINES);
  });

  it('acknowledges nothing while no standby confirms it', async () => {
    const replicated = await startReplicated();
    afterwards(() => replicated.stop());
    const store = createPostgresStore(
      replicated.url,
      createLog('error', () => undefined),
    );
    afterwards(() => store.close());
    expect((await store.save(newLead(1))).outcome).toBe('stored');
    await replicated.killStandby();
    const refused = 'The store takes no writes';
    await expect(store.save(newLead(2))).rejects.toThrow(refused);
    // An administrator cancels what hangs: PostgreSQL then reports success.
    let isOver = false;
    const canceler = (async () => {
      while (!isOver) await query(replicated.primary, CANCEL);
    })();
    await expect(store.save(newLead(3))).rejects.toThrow(refused);
    isOver = true;
    await canceler;
  });
});

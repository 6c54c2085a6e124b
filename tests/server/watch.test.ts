/** What the server does by itself: it tests its own path, forgets old leads, shows numbers to whom it should. */
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { DAY, HOUR } from '#server/clock.ts';
import { createLog } from '#server/log.ts';
import { createRetention } from '#server/retention.ts';
import { createSchedule } from '#server/schedule.ts';
import { createSqliteStore } from '#server/sqlite.ts';
import { startStandIn } from '../hubspot/stand-in.ts';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder, lead, post, rowsOf, startServer, until } from './harness.ts';

const log = createLog('error', () => undefined);

describe('The self-test', () => {
  it('takes the whole path and leaves nothing behind, in the store or at the CRM', async () => {
    const crm = await startStandIn();
    afterwards(() => crm.down());
    const env = { ...crm.env, SELF_TEST: '1s', RATE_LIMIT: '1/10m' };
    const server = await startServer(emptyFolder(), env);
    const passed = (): number => server.output().split('"adapter":"self-test"').length - 1;
    await until(() => passed() >= 3, 15_000);
    await until(() => rowsOf(server.data, 'select 1 from leads').length === 0);
    expect(rowsOf(server.data, 'select 1 from attempts')).toEqual([]);
    expect(crm.answers).toEqual([]);
    expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
    expect((await post(server.origin, lead(), { 'X-Self-Test': 'guessed' })).status).toBe(200);
    // As many characters as the secret has, and more bytes: one post too many, and nothing worse.
    const odd = await post(server.origin, lead(), { 'X-Self-Test': 'é'.repeat(32) });
    expect(odd.status).toBe(429);
    await until(() => crm.accepted.length === 1);
  });
});

describe('Retention', () => {
  async function aged() {
    const time = { now: Date.now(), steady: 0 };
    const clock = { now: () => time.now, steady: () => time.steady };
    const store = createSqliteStore(join(emptyFolder(), 'leads.db'), log, clock);
    afterwards(() => store.close());
    for (const number of [1, 2])
      await store.save(
        newLead(number, {
          receivedAt: time.now - 400 * DAY,
          spam: number === 1,
          adapters: number === 1 ? [] : ['hubspot'],
        }),
      );
    return { store, time, run: createRetention(store, 365, clock, log) };
  }

  it('deletes old spam and keeps what waits, however old', async () => {
    const { store, time, run } = await aged();
    time.now += HOUR;
    time.steady += HOUR;
    await run();
    expect((await store.page('', 9)).map(({ lead: { spam } }) => spam)).toEqual([false]);
  });

  it('does nothing while the clock is being set', async () => {
    const { store, time, run } = await aged();
    time.now += 20 * 365 * DAY;
    await run();
    expect(await store.count()).toBe(2);
    time.now -= 20 * 365 * DAY;
    await run();
    expect(await store.count()).toBe(2);
    await run();
    expect(await store.count()).toBe(1);
  });
});

describe('A job that comes back', () => {
  it('does so although it failed, never beside itself, and ends when told', async () => {
    const schedule = createSchedule(log);
    let [runs, inside, most] = [0, 0, 0];
    schedule.every('test', 1, 1, async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((done) => setTimeout(done, 5));
      inside -= 1;
      runs += 1;
      throw new Error('on purpose');
    });
    await until(() => runs >= 3);
    await schedule.stop();
    const ended = runs;
    await new Promise((done) => setTimeout(done, 30));
    expect([runs, most, inside]).toEqual([ended, 1, 0]);
  });
});

describe('/metrics', () => {
  it('is for this machine, or for who has the token', async () => {
    const server = await startServer(emptyFolder(), {
      METRICS_TOKEN: 'prometheus-token',
      TRUST_PROXY: '1',
    });
    const status = async (headers: Record<string, string>): Promise<number> =>
      (await fetch(`${server.origin}/metrics`, { headers })).status;
    const away = { 'X-Forwarded-For': '203.0.113.9' };
    expect(await status({})).toBe(200);
    expect(await status(away)).toBe(404);
    expect(await status({ ...away, Authorization: 'Bearer wrong-token-here' })).toBe(404);
    expect(await status({ ...away, Authorization: 'Bearer prometheus-token' })).toBe(200);
  });
});

describe('The time trap', () => {
  it('marks what a page of no age sends, and asks nobody without a script', async () => {
    const server = await startServer(emptyFolder());
    for (const age of ['3', '499', '500', '90000', 'x']) {
      const answer = await post(server.origin, lead({ state: age }), { 'X-Page-Age': age });
      expect(answer.status).toBe(200);
    }
    await post(server.origin, lead({ state: 'none' }));
    const spam = rowsOf(
      server.data,
      "select fields ->> 'state' as state from leads where spam = 1",
    );
    expect(spam).toEqual([{ state: '3' }, { state: '499' }]);
  });
});

/** Background jobs: self-test, retention, schedule, metrics. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it, vi } from 'vitest';
import { DAY, HOUR, MINUTE, SECOND, systemClock } from '#server/base/clock.ts';
import type { Answer, NoAnswer, post as postTo } from '#server/base/post-json.ts';
import { createDeliveryWorker } from '#server/leads/delivery/worker.ts';
import { createLog } from '#server/base/log.ts';
import { createCapacityProbe } from '#server/run/capacity-probe.ts';
import { clockDoubt, clockIssues } from '#server/run/clock-doubt.ts';
import { createCounters } from '#server/base/counters.ts';
import { createHeartbeat } from '#server/run/heartbeat.ts';
import { createHealth } from '#server/run/health.ts';
import { createRetention } from '#server/run/retention.ts';
import { createSchedule } from '#server/run/schedule.ts';
import { createSelfTest } from '#server/run/self-test.ts';
import { StoreDown } from '#server/base/store-errors.ts';
import type { Store } from '#server/run/store.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { newLead } from './describe-store.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { freshServer, rowsOf, startCrm } from './harness.ts';
import { lead, post } from './leads.ts';

const log = createLog('error', () => undefined);

it('The self-test runs end to end and leaves nothing in the store or at the CRM', async () => {
  const crm = await startCrm();
  const beats: string[] = [];
  const watch = createServer((request, response) => {
    beats.push(`${request.method} ${request.url}`);
    response.end();
  }).listen(0, '127.0.0.1');
  afterwards(() => watch.close());
  await once(watch, 'listening');
  const { port } = watch.address() as AddressInfo;
  const HEARTBEAT_URL = `http://127.0.0.1:${port}/ping`;
  const env = { ...crm.env, SELF_TEST: '1s', RATE_LIMIT: '1/10m', HEARTBEAT_URL };
  const server = await freshServer(env);
  const passed = (): number => server.output().split('"destination":"self-test"').length - 1;
  await until(() => passed() >= 3 && beats.length >= 2);
  expect(new Set(beats)).toEqual(new Set(['POST /ping']));
  await until(() => rowsOf(server.data, 'select 1 from leads').length === 0);
  expect(rowsOf(server.data, 'select 1 from attempts')).toEqual([]);
  expect(crm.answers).toEqual([]);
  expect((await fetch(`${server.origin}/healthz`)).status).toBe(200);
  expect((await post(server.origin, lead(), { 'X-Self-Test': 'guessed' })).status).toBe(200);
  // Same length in characters, but more bytes: treated as an ordinary post.
  const odd = await post(server.origin, lead(), { 'X-Self-Test': 'é'.repeat(32) });
  expect(odd.status).toBe(429);
  await until(() => crm.accepted.length === 1);
});

describe('A self-test that fails', () => {
  type Fault = 'full' | 'broken' | undefined;

  /** A store and a form in this process whose faults are set, with a clock that is held. */
  async function tested() {
    const time = { steady: 0 };
    const clock = { now: Date.now, steady: () => time.steady };
    const fault: { is: Fault } = { is: undefined };
    const kept = createSqliteStore(join(emptyFolder(), 'leads.db'), log);
    const save: Store['save'] = (one) =>
      fault.is === 'full' ? Promise.reject(new StoreDown('full')) : kept.save(one);
    const store = { ...kept, save };
    const capacity = createCapacityProbe(store, clock);
    const selfTest = createSelfTest({ store, clock, log, isNamed: capacity.isDown });
    const form = createServer(async (request, response) => {
      request.resume();
      const destinations = ['self-test'] as const;
      try {
        if (fault.is === 'broken') throw new Error('on purpose');
        const { id } = await store.save(newLead(time.steady, { selfTest: true, destinations }));
        response.end(JSON.stringify({ id }));
      } catch (error) {
        if (error instanceof StoreDown) capacity.onRefused();
        response.writeHead(error instanceof StoreDown ? 503 : 500).end();
      }
    });
    await new Promise((done) => form.listen(0, '127.0.0.1', () => done(undefined)));
    const { port } = form.address() as AddressInfo;
    afterwards(() => form.close());
    afterwards(() => kept.close());
    const checks = [selfTest.issue];
    const health = createHealth({
      store,
      workers: () => [],
      clock,
      checkWrites: capacity.check,
      checks,
    });
    return {
      selfTest,
      fault,
      /** Runs it with a fault, which ends right after; returns minutes until the next run, and what health says then. */
      run: async (now: Fault) => {
        fault.is = now;
        const waitMs = await selfTest.run(`http://127.0.0.1:${port}`);
        // Health is cached for a second.
        time.steady += SECOND;
        const during = now === 'full' ? (await health()).status : undefined;
        fault.is = undefined;
        time.steady += waitMs ?? SECOND;
        const { status, reasons } = await health();
        return { minutes: waitMs && waitMs / MINUTE, ...(during && { during }), status, reasons };
      },
    };
  }
  const OK = { status: 'ok', reasons: [] };

  it('says nothing new about a full disk, and is repeated: ok within two minutes', async () => {
    const { run } = await tested();
    expect(await run('full')).toEqual({ minutes: 1, during: 'failing', ...OK });
    expect(await run('full')).toEqual({ minutes: 2, during: 'failing', ...OK });
    expect(await run(undefined)).toEqual({ minutes: undefined, ...OK });
  });

  it('counts from the second time in a row, after 1, 2 and 5 minutes', async () => {
    const { run } = await tested();
    const failing = (times: number) => ({
      status: 'failing',
      reasons: [`The last ${times} self-tests failed: The form answered 500`],
    });
    expect(await run('broken')).toEqual({ minutes: 1, ...OK });
    expect(await run(undefined)).toEqual({ minutes: undefined, ...OK });
    expect(await run('broken')).toEqual({ minutes: 1, ...OK });
    expect(await run('broken')).toEqual({ minutes: 2, ...failing(2) });
    // Neither kept nor forgotten.
    expect(await run('full')).toEqual({ minutes: 5, during: 'failing', ...failing(2) });
    expect(await run('broken')).toEqual({ minutes: 5, ...failing(3) });
    expect(await run(undefined)).toEqual({ minutes: undefined, ...OK });
  });

  it('does not take a server out of service that stores leads', async () => {
    const { run, selfTest } = await tested();
    await run('broken');
    selfTest.onStored();
    expect(await run('broken')).toMatchObject({
      status: 'ok',
      reasons: [expect.stringContaining('2 self-tests')],
    });
    expect(await run('broken')).toMatchObject({ status: 'failing' });
    selfTest.onStored();
    expect(await run('broken')).toMatchObject({ status: 'ok' });
  });
});

describe('The heartbeat', () => {
  type Sent = Parameters<typeof postTo>;
  const beating = (url: string | undefined, ...answers: (Answer | NoAnswer)[]) => {
    const sent: Sent[] = [];
    const heart = createHeartbeat(url, systemClock, log, async (...all: Sent) => {
      sent.push(all);
      return answers.shift() ?? { status: null, code: 'EMPTY' };
    });
    return { ...heart, sent };
  };
  const answered = (status: number): Answer => ({ status, text: '', isHtml: false });

  it('says nothing but that it is there, and nothing without an address', async () => {
    const { beat, issue, sent } = beating('https://watch.example/ping/1', answered(200));
    expect([await beat(), issue()]).toEqual([undefined, undefined]);
    expect(sent.map((all) => all.slice(0, 3))).toEqual([
      ['https://watch.example/ping/1', '', { 'Content-Length': '0' }],
    ]);
    const none = beating(undefined);
    expect([await none.beat(), none.issue(), none.sent]).toEqual([undefined, undefined, []]);
  });

  it.each([
    ['refused', { status: null, code: 'ECONNREFUSED' }, 'ECONNREFUSED'],
    ['too late', { status: null, code: 'TimeoutError' }, 'TimeoutError'],
    ['an error', answered(500), 'HTTP 500'],
    ['a redirect, which is not followed', answered(302), 'HTTP 302'],
  ] as const)(
    'that fails (%s) is an issue that fails nothing, until it is sent',
    async (...row) => {
      const [, failure, code] = row;
      const { beat, issue } = beating('https://watch.example/ping/1', failure, answered(204));
      expect(await beat()).toBe(5 * MINUTE);
      expect(issue()).toMatchObject({ kind: 'heartbeat', fails: false });
      expect(issue()?.text).toContain(code);
      expect(issue()?.text).not.toContain('watch.example');
      expect([await beat(), issue()]).toEqual([undefined, undefined]);
    },
  );
});

describe('Retention', () => {
  async function aged() {
    const time = { now: Date.now(), steady: 0 };
    const clock = { now: () => time.now, steady: () => time.steady };
    const folder = emptyFolder();
    const lines: string[] = [];
    const log = createLog('warn', (text) => lines.push(text));
    const store = createSqliteStore(join(folder, 'leads.db'), log, clock);
    afterwards(() => store.close());
    for (const number of [1, 2])
      await store.save(
        newLead(number, {
          receivedAt: time.now - 400 * DAY,
          spam: number === 1,
          destinations: number === 1 ? [] : ['hubspot'],
        }),
      );
    // In use until a moment ago.
    await store.believe(time.now);
    const terms = {
      retentionDays: 365,
      backupDays: 35,
      destinations: { hubspot: ['contact'] },
      location: { kind: 'file', path: join(folder, 'leads.db') },
    } as const;
    const start = () => createRetention(store, terms, clock, log);
    return { folder, store, time, clock, lines, start, run: start() };
  }

  it('deletes old backups and damaged files by the time in their names, and no other files', async () => {
    const { folder, run } = await aged();
    mkdirSync(join(folder, 'backups'));
    const stampOf = (days: number): string => new Date(Date.now() - days * DAY).toISOString();
    const backup = (days: number): string =>
      `leads-${stampOf(days).slice(0, 19).replaceAll(':', '')}Z`;
    const damaged = (days: number): string =>
      `leads.db.damaged-${stampOf(days).replace(/\W/g, '')}`;
    const kept = ['notes.txt', `${backup(34)}.db`, `${backup(40)}.db.gz`];
    const old = [`${backup(36)}.db`, `${backup(36)}.dump`, `${backup(36)}.db.partial`];
    for (const name of [...kept, ...old]) writeFileSync(join(folder, 'backups', name), '');
    const aside = [damaged(36), `${damaged(36)}-wal`, damaged(34), `other.${damaged(36)}`];
    for (const name of aside) writeFileSync(join(folder, name), '');
    await run();
    expect(readdirSync(join(folder, 'backups')).sort()).toEqual(kept.sort());
    const left = readdirSync(folder).filter((name) => name.includes('damaged'));
    expect(left.sort()).toEqual(aside.slice(2).sort());
  });

  it('skips a run after a clock jump', async () => {
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

  it('deletes nothing by age with a clock that was wrong at the start, until a person confirms it', async () => {
    const { folder, store, time, clock, lines, start } = await aged();
    const place = { kind: 'file', path: join(folder, 'leads.db') } as const;
    const health = createHealth({
      store,
      workers: () => [],
      clock,
      checkClock: () => clockIssues(store, place, time.now),
    });
    await store.staff.tokens.add([
      { digest: 'a', kind: 'link', userId: 'ada', endsAt: time.now + DAY },
    ]);
    const backups = join(folder, 'backups');
    mkdirSync(backups);
    const stamp = new Date(time.now).toISOString().slice(0, 19).replaceAll(':', '');
    writeFileSync(join(backups, `leads-${stamp}Z.db`), '');
    const right = time.now;
    for (const years of [20, -20]) {
      time.now = right + years * 365 * DAY;
      const run = start();
      time.steady += 2 * SECOND;
      const { status, reasons } = await health();
      expect([status, reasons.join()]).toEqual([
        'ok',
        expect.stringMatching(/7300 days apart.*npm run purge -- --today YYYY-MM-DD/),
      ]);
      // The server has written its time everywhere meanwhile.
      await store.save(newLead(3 + years, { receivedAt: time.now, selfTest: true }));
      for (let hour = 0; hour < 3; hour += 1) await run();
      expect(readdirSync(backups)).toHaveLength(1);
    }
    expect(await store.count()).toBe(4);
    expect(await store.staff.tokens.find('link', 'a', right)).toBeDefined();
    expect(lines.join('')).toContain('retention.skipped');

    // The practice was off for 40 days.
    time.now = right + 40 * DAY;
    await start()();
    expect(readdirSync(backups)).toHaveLength(1);
    await store.believe(time.now);
    time.steady += 2 * SECOND;
    expect((await health()).reasons).toEqual([]);
    await start()();
    expect(readdirSync(backups)).toEqual([]);
  });

  it.each([
    ['of the last probe of an earlier version', 'probe'],
    ['of the newest lead', 'lead'],
    ['of a backup beside a new store', 'backup'],
  ])('knows a store that kept no time by the time %s', async (_, left) => {
    const right = Date.UTC(2026, 10, 27);
    const folder = emptyFolder();
    const clock = { now: () => right, steady: () => 0 };
    const store = createSqliteStore(join(folder, 'leads.db'), log, clock);
    afterwards(() => store.close());
    if (left === 'probe') await store.probe();
    if (left === 'lead') await store.save(newLead(1, { receivedAt: right }));
    mkdirSync(join(folder, 'backups'));
    if (left === 'backup')
      writeFileSync(join(folder, 'backups', 'leads-2026-11-27T000000Z.db'), '');
    const place = { kind: 'file', path: join(folder, 'leads.db') } as const;
    const inDoubt = async (days: number): Promise<boolean> =>
      (await clockDoubt(store, place, right + days * DAY)) !== undefined;
    expect(await inDoubt(31)).toBe(true);
    // What a wrong clock writes next is no evidence for it.
    await store.save(newLead(2, { receivedAt: right + 31 * DAY }));
    expect([await inDoubt(31), await inDoubt(-31), await inDoubt(30)]).toEqual([true, true, false]);
    expect(await inDoubt(60)).toBe(false);
  });
});

it('A result that a full disk does not take is logged once, and again with a count when it is noted', async () => {
  const lines: string[] = [];
  const noted = createLog('info', (text) => lines.push(...text.trim().split('\n')));
  const kept = createSqliteStore(join(emptyFolder(), 'leads.db'), log);
  const { id } = await kept.save(newLead(1, { destinations: ['hubspot'] }));
  let refusals = 0;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  afterwards(() => vi.useRealTimers());
  const settleAll: Store['settleAll'] = (settled) => {
    if (refusals === 4) return kept.settleAll(settled);
    refusals += 1;
    return Promise.reject(new StoreDown('full'));
  };
  const worker = createDeliveryWorker({
    store: { ...kept, settleAll },
    destination: {
      name: 'hubspot',
      forms: ['contact'],
      spacingMs: 0,
      deliver: async () => ({ kind: 'delivered', status: 200 }),
    },
    retryMs: [SECOND],
    clock: systemClock,
    log: noted,
    counters: createCounters(),
  });
  afterwards(() => kept.close());
  afterwards(worker.stop);
  const isNoted = async (): Promise<boolean> =>
    (await kept.find(id))?.deliveries[0]?.state === 'delivered';
  for (let tried = 0; tried < 50 && !(await isNoted()); tried += 1) {
    await new Promise((done) => setImmediate(done));
    await vi.advanceTimersByTimeAsync(SECOND);
  }
  noted.flush();
  const events = lines.map((line) => JSON.parse(line)).filter(({ event }) => /noted/.test(event));
  expect(events).toMatchObject([
    { event: 'delivery.unnoted', destination: 'hubspot', lead: id },
    { event: 'delivery.noted', destination: 'hubspot', lead: id, failures: 4 },
  ]);
});

it('A recurring job runs again after an error, never overlaps itself, and stops', async () => {
  vi.useFakeTimers();
  afterwards(() => vi.useRealTimers());
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
  await vi.advanceTimersByTimeAsync(20);
  expect(runs).toBeGreaterThanOrEqual(3);
  const stopping = schedule.stop();
  await vi.advanceTimersByTimeAsync(5);
  await stopping;
  const ended = runs;
  await vi.advanceTimersByTimeAsync(HOUR);
  expect([runs, most, inside]).toEqual([ended, 1, 0]);
});

it('A recurring job runs sooner once if it says so, never later', async () => {
  vi.useFakeTimers();
  afterwards(() => vi.useRealTimers());
  const schedule = createSchedule(log);
  const waits = [10, undefined, 5000];
  const at: number[] = [];
  const began = Date.now();
  schedule.every('test', 0, 1000, async () => {
    at.push(Date.now() - began);
    return waits.shift();
  });
  await vi.advanceTimersByTimeAsync(2500);
  await schedule.stop();
  expect(at).toEqual([0, 10, 1010, 2010]);
});

it('/metrics requires a local request or the token', async () => {
  const server = await freshServer({
    METRICS_TOKEN: 'prometheus-token-of-this-practice',
    TRUST_PROXY: '1',
  });
  const status = async (headers: Record<string, string>): Promise<number> =>
    (await fetch(`${server.origin}/metrics`, { headers })).status;
  const away = { 'X-Forwarded-For': '203.0.113.9' };
  expect(await status({})).toBe(200);
  expect(await status(away)).toBe(404);
  expect(await status({ ...away, Authorization: 'Bearer wrong-token-here' })).toBe(404);
  expect(await status({ ...away, Authorization: 'Bearer prometheus-token-of-this-practice' })).toBe(
    200,
  );
});

it('The minimum fill time marks posts from a page just opened, and ignores posts without JavaScript', async () => {
  const server = await freshServer();
  for (const age of ['3', '499', '500', '90000', 'x']) {
    const answer = await post(server.origin, lead({ state: `age ${age}` }), { 'X-Page-Age': age });
    expect(answer.status).toBe(200);
  }
  await post(server.origin, lead({ state: 'none' }));
  const spam = rowsOf(server.data, "select fields ->> 'state' as state from leads where spam = 1");
  expect(spam).toEqual([{ state: 'age 3' }, { state: 'age 499' }]);
});

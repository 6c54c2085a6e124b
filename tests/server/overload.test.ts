/** What a server that cannot keep up refuses, and what it never does. */
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { systemClock } from '#server/base/clock.ts';
import { getConfig } from '#server/base/config.ts';
import { watchLoop } from '#server/base/http/overload.ts';
import { createLog } from '#server/base/log.ts';
import { startServer } from '#server/run/server.ts';
import { afterwards, dropFolder, makeFolder } from './cleanup.ts';
import { builtSite } from './harness.ts';
import { lead } from './leads.ts';

const json = (body: object, headers: Record<string, string> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: JSON.stringify(body),
});

/** Origins of one that keeps up, and of one whose clock runs twenty times too fast, so that its loop is always late. */
const origins: string[] = [];
const stops: (() => Promise<void>)[] = [];
const folder = makeFolder();
beforeAll(async () => {
  for (const factor of [1, 20]) {
    const { address, stop } = await startServer({
      config: getConfig({
        PORT: '0',
        DATABASE_URL: `file:${join(folder, `leads-${factor}.db`)}`,
        SELF_TEST: 'off',
      }),
      dist: builtSite(),
      log: createLog('error', () => undefined),
      clock: { now: systemClock.now, steady: () => systemClock.steady() * factor },
      keepsGlobals: true,
    });
    origins.push(address);
    stops.push(stop);
  }
  // A tick, so that its lateness is known.
  await new Promise((done) => setTimeout(done, 300));
});
afterAll(async () => {
  for (const stop of stops) await stop();
  dropFolder(folder);
});

/** Statuses without and with overload. */
async function statusesOf(path: string, init?: RequestInit): Promise<number[]> {
  const answers = await Promise.all(origins.map((origin) => fetch(origin + path, init)));
  for (const { status, headers } of answers)
    if (status === 503) expect(headers.get('Retry-After')).toBe('5');
  return answers.map(({ status }) => status);
}

it.each<[string, string, RequestInit | undefined, number]>([
  ['the open times', '/api/open-times', undefined, 404],
  [
    'a poll of staff',
    '/api/admin/inbox/changes?since=0',
    { headers: { 'X-Background': '1' } },
    401,
  ],
  ['a search', '/api/admin/inbox', json({ queue: 'all', search: 'sam' }), 401],
  ['a sign-in', '/api/admin/session', json({ username: 'sam', password: 'x' }), 422],
  ['the start of one with a passkey', '/api/admin/session/passkey/options', json({}), 422],
])('%s is refused under overload', async (_what, path, init, usual) => {
  expect(await statusesOf(path, init)).toEqual([usual, 503]);
});

it.each<[string, string, RequestInit | undefined, number]>([
  ['a page', '/', undefined, 200],
  ['a form post', '/api/submit-homepage-form', json(lead()), 200],
  ['the health', '/healthz', undefined, 200],
  ['a list of leads', '/api/admin/inbox', json({ queue: 'all' }), 401],
  ['whether there is a session', '/api/admin/session', { headers: { 'X-Background': '1' } }, 200],
  ['the end of a session', '/api/admin/session', { ...json({}), method: 'DELETE' }, 200],
  ['what staff do with a lead', '/api/admin/leads/x/open', json({}), 401],
])('%s is not', async (_what, path, init, usual) => {
  expect(await statusesOf(path, init)).toEqual([usual, usual]);
});

it('a loop is late while a turn takes more than a second, and until the next one in time', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  afterwards(() => vi.useRealTimers());
  let now = 0;
  const loop = watchLoop({ steady: () => now });
  const turn = (ms: number): boolean => {
    now += ms;
    vi.advanceTimersByTime(250);
    return loop.isLate();
  };
  expect([turn(250), turn(900), turn(1250), turn(1251), turn(250)]).toEqual([
    false,
    false,
    false,
    true,
    false,
  ]);
  now += 1251;
  expect(loop.isLate()).toBe(true);
  loop.stop();
  expect(vi.getTimerCount()).toBe(0);
});

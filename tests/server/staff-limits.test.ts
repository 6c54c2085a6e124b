/** What strangers can do to the staff area: they fill neither the log nor the threads that pages need. */
import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { Hono } from 'hono';
import { expect, it } from 'vitest';
import { systemClock } from '#server/base/clock.ts';
import type { RequestContext } from '#server/base/http/context.ts';
import { createLog } from '#server/base/log.ts';
import { addStaffRoutes } from '#server/accounts/routes.ts';
import { createSqliteStore } from '#server/run/open.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import { rowsOf, sharedServer } from './harness.ts';
import { createSteps, newAddress, PASSWORD } from './staff-steps.ts';

const server = sharedServer({ TRUST_PROXY: '1' });
const { newUser, post, typePassword, addApp } = createSteps(server);

const refusedLines = (): number =>
  rowsOf(server().data, "select 1 from staff_log where action = 'session.refused'").length;

it('Two hundred sign-ins of strangers at once: most are asked to wait, and who signed in before gets in', async () => {
  const { username } = await newUser();
  const { cookie } = await addApp(username);
  const device = cookie.split('; ').find((part) => part.startsWith('__Host-device'));
  const flood = Array.from({ length: 200 }, (_, at) => typePassword(`nobody-${at}`, 'a guess'));
  const page = await fetch(`${server().origin}/about-us`);
  expect(page.status).toBe(200);
  expect((await typePassword(username, PASSWORD, { cookie: device })).status).toBe(200);
  const answers = await Promise.all(flood);
  const waiting = answers.filter(({ status }) => status === 429);
  expect(waiting.length).toBeGreaterThan(100);
  expect(answers.length - waiting.length).toBeGreaterThanOrEqual(22);
  expect(waiting[0]?.headers.get('retry-after')).toBe('5');
});

it('Failed sign-ins of unknown accounts from many addresses fill at most 60 lines of the audit log', async () => {
  const { username } = await newUser();
  for (let at = 0; at < 80; at += 1) await typePassword(`nobody-${at}`, 'a guess');
  expect(refusedLines()).toBe(60);
  await typePassword(username, 'a guess');
  expect(refusedLines()).toBe(61);
});

it('A passkey that is not known is refused after 120 tries of one address, and fills no log', async () => {
  const address = newAddress();
  const before = refusedLines();
  const statuses = new Map<number, number>();
  for (let at = 0; at < 150; at += 1) {
    const { status } = await post('/session/passkey', {}, { address });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
  }
  expect(Object.fromEntries(statuses)).toEqual({ 422: 120, 429: 30 });
  expect(refusedLines() - before).toBeLessThanOrEqual(60);
});

it.each([
  '/api/x/../admin/session',
  '/api/./admin/session',
  '/api/admin/%2e%2e/open-times',
  '/api/admin/%73ession',
  '/api\\admin\\session',
  '/api/admin/session%',
  '/api/admin/content/raw/%E0%A4%A',
])('A path of the API has one reading, so that a proxy can close parts of it: %s', async (path) => {
  const { hostname, port } = new URL(server().origin);
  const asked = request({ hostname, port, path, agent: false }).end();
  const [answer] = (await once(asked, 'response')) as [IncomingMessage];
  answer.resume();
  expect(answer.statusCode).toBe(404);
});

it('Every route that may write is limited for who is not signed in', async () => {
  const store = createSqliteStore(join(emptyFolder(), 'leads.db'), createLog('error'));
  afterwards(() => store.close());
  const origin = 'https://example.org';
  const api = new Hono<{ Bindings: RequestContext }>();
  addStaffRoutes(api, {
    store,
    clock: systemClock,
    log: createLog('error'),
    origins: new Set([origin]),
    addInbox: () => undefined,
    addContent: () => undefined,
  });
  const reading = new Set(['GET', 'ALL']);
  const routes = api.routes.filter(({ method }) => !reading.has(method));
  expect(routes.map(({ path }) => path)).toContain('/api/admin/session/passkey');
  for (const { method, path } of routes) {
    const visitor = newAddress();
    const ask = (): Response | Promise<Response> =>
      api.fetch(new Request(origin + path.replaceAll(/:\w+/g, 'x'), { method }), {
        headers: { origin, 'content-type': 'application/json' },
        body: Buffer.from('{}'),
        visitor,
        isLocal: false,
        isSelfTest: false,
      });
    for (let at = 0; at < 120; at += 1) await ask();
    expect([method, path, (await ask()).status]).toEqual([method, path, 429]);
  }
});

/** The reverse proxy configurations, run with Debian's nginx and Caddy in front of a real server. */
import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request as plainRequest } from 'node:http';
import { request as secureRequest } from 'node:https';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { DEPLOY, startCaddy, startNginx } from '../proxies/start.ts';
import { optional } from '../programs/optional.ts';
import { afterwards, emptyFolder } from './cleanup.ts';
import { rowsOf, startServer, type Server } from './harness.ts';
import { lead } from './leads.ts';

const analyze = optional('systemd');

/** Environment of the systemd unit, which is used with both proxies. */
const UNIT = Object.fromEntries(
  [
    ...readFileSync(join(DEPLOY, 'hearthline.service'), 'utf8').matchAll(
      /^Environment=(\w+)=(.*)$/gm,
    ),
  ].map(([, name = '', value = '']) => [name, value]),
);

function server(limit: string): Promise<Server> {
  const data = emptyFolder();
  const own = { DATABASE_URL: `file:${join(data, 'leads.db')}`, RATE_LIMIT: limit };
  return startServer(data, { ...UNIT, ...own });
}

/** Pages that must not appear in any log. */
const PRIVATE = '/crisis-couples';

/** From a loopback address. */
function get(
  address: string,
  { body, headers = {}, from }: { body?: string; headers?: object; from?: string } = {},
): Promise<{ status: number; headers: IncomingHttpHeaders }> {
  const { protocol, host } = new URL(address);
  const request = protocol === 'https:' ? secureRequest : plainRequest;
  const options = {
    method: body === undefined ? 'GET' : 'POST',
    rejectUnauthorized: false,
    headers: { Host: protocol === 'https:' ? 'www.example.com' : host, ...headers },
    ...(from && { localAddress: from }),
  };
  return new Promise((done, fail) => {
    request(address, options, (response) => {
      response.resume();
      response.on('end', () =>
        done({ status: response.statusCode ?? 0, headers: response.headers }),
      );
    })
      .on('error', fail)
      .end(body);
  });
}

/** Assertions for every proxy, with a limit of two posts. @param origin of the pages, as a browser names it */
async function holds(front: string, origin: string): Promise<void> {
  const send = async (changes = {}, more = {}, from = '127.0.0.1'): Promise<number> => {
    const body = JSON.stringify(lead(changes));
    const headers = {
      'Content-Type': 'application/json',
      'Content-Length': Buffer.byteLength(body),
      Origin: origin,
      ...more,
    };
    return (await get(front + CONTACT_PATH, { body, headers, from })).status;
  };
  expect(await send()).toBe(200);
  expect(await send({ message: 'x'.repeat(70_000) })).toBe(413);
  expect(await send({}, { Origin: 'https://evil.example' })).toBe(403);
  // A forged header does not count as a new visitor.
  expect(await send({}, { 'X-Forwarded-For': '10.1.1.1' })).toBe(429);
  expect(await send({}, { 'X-Forwarded-For': '10.1.1.2', 'X-Real-IP': '10.1.1.2' })).toBe(429);
  // Another client address does: limits are per visitor.
  expect(await send({}, {}, '127.0.0.2')).toBe(200);
}

if (optional('nginx'))
  describe('nginx', () => {
    it('serves site and forms over TLS, and forwards the client address', async () => {
      const { origin, data, end } = await server('2/10m');
      const folder = emptyFolder();
      const { front, plain, stop } = await startNginx(origin, folder);
      afterwards(stop);

      const ask = (path: string) => get(front + path);
      const home = await ask('/');
      expect([home.status, home.headers['strict-transport-security']]).toEqual([
        200,
        expect.stringContaining('max-age'),
      ]);
      expect((await ask('/metrics')).status).toBe(404);
      expect((await ask('/healthz')).status).toBe(200);
      const moved = await fetch(`${plain}/about-us?a=1`, { redirect: 'manual' });
      expect([moved.status, moved.headers.get('location')]).toEqual([
        301,
        'https://127.0.0.1/about-us?a=1',
      ]);
      await holds(front, 'https://www.example.com');
      expect(rowsOf(data, 'select 1 from leads')).toHaveLength(2);

      // Failed requests must not be logged either.
      await ask(PRIVATE);
      await end('SIGKILL');
      expect((await ask(PRIVATE)).status).toBe(502);
      const logs = readdirSync(folder).filter((name) => name.endsWith('.log'));
      expect(logs).toEqual(expect.arrayContaining(['access.log', 'error.log']));
      const logged = logs.map((name) => readFileSync(join(folder, name), 'utf8')).join('');
      for (const trace of [PRIVATE, CONTACT_PATH, 'client']) expect(logged).not.toContain(trace);
    });
  });

if (optional('caddy'))
  describe('Caddy', () => {
    it('serves site and forms, and forwards the client address', async () => {
      const { origin, data, end } = await server('2/10m');
      const { front, output, stop } = await startCaddy(origin, emptyFolder());
      afterwards(stop);

      const home = await fetch(`${front}/`);
      expect([home.status, home.headers.get('x-content-type-options')]).toEqual([200, 'nosniff']);
      expect((await fetch(`${front}/metrics`)).status).toBe(404);
      expect((await fetch(`${front}/healthz`)).status).toBe(200);
      await holds(front, front);
      expect(rowsOf(data, 'select 1 from leads')).toHaveLength(2);

      await fetch(front + PRIVATE);
      await end('SIGKILL');
      expect((await fetch(front + PRIVATE)).status).toBe(502);
      expect(output()).toContain('serving initial configuration');
      for (const trace of [PRIVATE, CONTACT_PATH, 'remote_ip'])
        expect(output()).not.toContain(trace);
    });
  });

if (analyze)
  describe('systemd', () => {
    it('accepts the units', () => {
      const folder = emptyFolder();
      const units = ['hearthline.socket', 'hearthline.service'].map((name) => join(folder, name));
      for (const unit of units) cpSync(join(DEPLOY, basename(unit)), unit);
      const said = execFileSync(analyze, ['verify', '--man=no', ...units], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      expect(said).toBe('');
    });
  });

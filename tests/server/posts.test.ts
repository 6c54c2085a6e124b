/** All responses to posts in the contract, from the real server. */
import { request } from 'node:http';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { ENDPOINTS } from '#server/leads/forms/forms.ts';
import { until } from './cleanup.ts';
import { freshServer, idsIn, sharedServer } from './harness.ts';
import { acceptedId, answer, lead, post, postForm, posting } from './leads.ts';
import { scaled } from '../run/limits.ts';

const DIGITS = 64 * 1024;

function raw(origin: string, text: string): Promise<string> {
  const { hostname, port } = new URL(origin);
  return new Promise((done, fail) => {
    let got = '';
    const socket = connect(Number(port), hostname, () => socket.write(text));
    socket
      .on('data', (part) => (got += part))
      .on('close', () => done(got))
      .on('error', fail);
    socket.setTimeout(scaled(3000), () => socket.destroy());
  });
}

const shared = sharedServer({
  SITE_URL: 'https://practice.example',
  ALLOWED_ORIGINS: 'https://www.practice.example, https://old.example',
});

describe('A post', () => {
  it('gets the status for its content', async () => {
    const { origin, data } = shared();
    const json = (body: unknown, headers = {}) => answer(post(origin, body, headers));
    const before = idsIn(data).length;
    const message = { message: expect.any(String) };

    expect(await json(lead())).toEqual({
      status: 200,
      body: { ok: true, id: expect.any(String) },
    });
    const refused: [status: number, body: unknown, headers?: object][] = [
      ...['', '{', 'null', '[]', '"text"', '42', '{"a":1}}'].map((text): [number, string] => [
        400,
        text,
      ]),
      [400, `{"firstName":${'['.repeat(9000)}${']'.repeat(9000)}}`],
      // No UTF-8: it would be stored as other letters.
      [400, new Blob([Buffer.from(JSON.stringify(lead({ message: 'ÿ' })), 'latin1')])],
      [400, lead(), { 'Idempotency-Key': 'k'.repeat(256) }],
      [413, lead({ message: 'x'.repeat(DIGITS) })],
      [413, 'x'.repeat(10_000_000)],
      [415, lead(), { 'Content-Type': 'text/plain' }],
      [415, lead(), { 'Content-Type': 'multipart/form-data; boundary=x' }],
      [415, lead(), { 'Content-Type': 'application/json; charset=utf-16' }],
      [415, lead(), { 'Content-Type': '' }],
      [415, lead(), { 'Content-Encoding': 'gzip' }],
    ];
    for (const [status, body, headers] of refused)
      expect(await json(body, headers)).toEqual({ status, body: message });
    expect((await json(lead(), { 'Content-Type': 'application/json; charset=UTF-8' })).status).toBe(
      200,
    );
    expect((await json(`\uFEFF${JSON.stringify(lead())}`)).status).toBe(200);

    expect(idsIn(data)).toHaveLength(before + 3);
  });

  it('that is too large is rejected before it has arrived, and its memory is released', async () => {
    const { origin } = shared();
    const status = await new Promise((done, fail) => {
      const headers = { 'Content-Type': 'application/json', 'Transfer-Encoding': 'chunked' };
      const sending = request(
        `${origin}${CONTACT_PATH}`,
        { method: 'POST', headers },
        (response) => {
          done(response.statusCode);
          sending.destroy();
        },
      ).on('error', fail);
      // Never completed: the first bytes are enough for a response.
      sending.write('x'.repeat(DIGITS + 1));
    });
    expect(status).toBe(413);
  });

  it('from another site is rejected, whatever its type', async () => {
    const { origin } = shared();
    const host = new URL(origin).host;
    const status = async (headers: object): Promise<number> =>
      (await post(origin, lead(), { ...headers })).status;

    for (const Origin of [
      'https://evil.example',
      `http://${host}.evil.example`,
      'null',
      'nonsense',
    ])
      expect([Origin, await status({ Origin })]).toEqual([Origin, 403]);
    for (const site of ['cross-site', 'same-site'])
      expect(await status({ 'Sec-Fetch-Site': site })).toBe(403);
    const crossSite = { 'Sec-Fetch-Site': 'cross-site' };
    expect(await status({ ...crossSite, Origin: 'https://evil.example' })).toBe(403);
    expect((await postForm(origin, {}, { Origin: 'https://evil.example' })).status).toBe(403);

    for (const headers of [
      {},
      { Origin: `http://${host}`, 'Sec-Fetch-Site': 'same-origin' },
      { Origin: 'https://practice.example' },
      { ...crossSite, Origin: 'https://old.example' },
      { Origin: 'null', 'Sec-Fetch-Site': 'same-origin' },
    ])
      expect([headers, await status(headers)]).toEqual([headers, 200]);
  });

  it.each(ENDPOINTS.map(({ path }) => path))(
    'to %s is checked before its form is',
    async (path) => {
      const { origin } = shared();
      const status = async (body: unknown, headers = {}): Promise<number> =>
        (await posting(path)(origin, body, headers)).status;
      expect(await status('{')).toBe(400);
      expect(await status('{}', { 'Content-Type': 'text/plain' })).toBe(415);
      expect(await status('{}', { Origin: 'https://evil.example' })).toBe(403);
      expect(await status('x'.repeat(70_000))).toBe(413);
    },
  );

  it('with another method gets the allowed one', async () => {
    const { origin } = shared();
    const allow = async (path: string, method: string) => {
      const { status, headers } = await fetch(origin + path, { method, redirect: 'manual' });
      return [status, headers.get('allow')];
    };
    for (const path of ENDPOINTS.map((endpoint) => endpoint.path))
      for (const method of ['GET', 'HEAD', 'PUT', 'DELETE', 'OPTIONS', 'PATCH'])
        expect([path, method, ...(await allow(path, method))]).toEqual([path, method, 405, 'POST']);
    expect(await allow('/healthz', 'POST')).toEqual([405, 'GET, HEAD']);
    expect(await allow('/', 'POST')).toEqual([405, 'GET, HEAD']);
    // A 405 may be cached by rule of thumb (RFC 9111).
    for (const path of [
      '/',
      '/nothing-here',
      '/old.html',
      '/healthz',
      '/api/contact',
      '/api/admin',
    ])
      for (const method of ['PUT', 'DELETE', 'OPTIONS', 'PROPFIND']) {
        const { headers } = await fetch(origin + path, { method, redirect: 'manual' });
        expect([path, method, headers.get('cache-control')]).toEqual([path, method, 'no-store']);
      }
    expect((await answer(fetch(`${origin}/api/nothing-here`))).status).toBe(404);
    const overridden = {
      'X-HTTP-Method-Override': 'DELETE',
      'X-Original-URL': '/api/nothing-here',
    };
    expect((await post(origin, lead(), overridden)).status).toBe(200);
  });

  it('is rate-limited per client address', async () => {
    const env = { RATE_LIMIT: '3/10m', TRUST_PROXY: '1' };
    const { origin } = await freshServer(env);
    const from = (address: string, body = lead(), headers = {}) =>
      post(origin, body, { 'X-Forwarded-For': address, ...headers });

    // Entries before the proxy's own can be forged by the client.
    for (const invented of ['10.9.9.1', '10.9.9.2', '10.9.9.3'])
      expect((await from(`${invented}, 203.0.113.7`)).status).toBe(200);
    const refused = await from('10.9.9.4, 203.0.113.7');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(500);
    expect(await refused.json()).toEqual({ message: expect.any(String) });
    expect((await from('203.0.113.8')).status).toBe(200);

    const [same, key] = [lead(), { 'Idempotency-Key': 'one and the same' }];
    for (let time = 0; time < 6; time += 1) await acceptedId(await from('203.0.113.9', same, key));
    expect((await from('203.0.113.9')).status).toBe(200);
    // One customer has a whole IPv6 network, with many spellings per address.
    const spelled = ['2001:db8::1', '2001:0db8:0:0:1::', '2001:DB8:00::203.0.113.9', '2001:db8::2'];
    const statuses = [];
    for (const address of spelled) statuses.push((await from(address)).status);
    expect(statuses).toEqual([200, 200, 200, 429]);

    // Behind an unconfigured proxy all visitors share one limit.
    const { origin: untold, output } = shared();
    for (const address of ['203.0.113.7', '203.0.113.8'])
      await acceptedId(await post(untold, lead(), { 'X-Forwarded-For': address }));
    await until(() => output().includes('proxy.untrusted'));
    expect(output().match(/proxy\.untrusted/g)).toHaveLength(1);
  });

  it('that is repeated endlessly reaches a limit, and does not flood the log', async () => {
    const { origin, output } = await freshServer({ RATE_LIMIT: '5/10m' });
    const body = lead();
    const statuses: number[] = [];
    for (let time = 0; time < 400; time += 1) statuses.push((await post(origin, body)).status);
    // The post itself, free repeats of ten times the limit, and the four that were left.
    expect(statuses.filter((status) => status === 200)).toHaveLength(55);
    expect(statuses.slice(55)).toEqual(Array(345).fill(429));
    expect(output().match(/"event":"post\.refused"/g)).toHaveLength(60);
    expect(output().length).toBeLessThan(20_000);
  });

  it('that is not HTTP, or request smuggling, is rejected and the connection closed', async () => {
    const { origin } = shared();
    const head = `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;
    for (const text of [
      'nonsense\r\n\r\n',
      `${head}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\nGET / HTTP/1.1\r\n\r\n`,
      `${head}Content-Length: 4\r\nContent-Length: 6\r\n\r\n{}{}{}`,
      `${head}Transfer-Encoding: chunked, identity\r\n\r\n0\r\n\r\n`,
      `${head}Transfer-Encoding: gzip, chunked\r\n\r\n0\r\n\r\n`,
      `${head}Transfer-Encoding: xchunked\r\n\r\n0\r\n\r\n`,
      `${head.replace('Host: x\r\n', '')}Content-Length: 2\r\n\r\n{}`,
      `${head}Host: y\r\nContent-Length: 2\r\n\r\n{}`,
      'GET / HTTP/1.1\r\nHost: x\r\nhOST: x\r\n\r\n',
    ]) {
      const got = await raw(origin, text);
      expect(got).toMatch(/^HTTP\/1\.1 400 [\s\S]*Connection: close[\s\S]*"message"/);
      expect(got.match(/HTTP\/1\.1 \d/g)).toHaveLength(1);
      expect(got).toContain('X-Content-Type-Options: nosniff');
    }
    const expecting = await raw(
      origin,
      `${head}Expect: x\r\nConnection: close\r\nContent-Length: 2\r\n\r\n{}`,
    );
    expect(expecting).toMatch(/^HTTP\/1\.1 422 /);
  });
});

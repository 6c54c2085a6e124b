/** Slow, oversized and malicious requests: other visitors are not affected. */
import { connect, type Socket } from 'node:net';
import { expect, it } from 'vitest';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { allowLongBody, createHttp } from '#server/site/connections.ts';
import { afterwards, until } from './cleanup.ts';
import { freshServer, rowsOf, sharedServer } from './harness.ts';
import { acceptedId, lead, post } from './leads.ts';
import { scaled } from '../run/limits.ts';

const HEAD = `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n`;

function stall(
  origin: string,
  text: string,
): { socket: Socket; got: () => string; isClosed: () => boolean } {
  const { hostname, port } = new URL(origin);
  let got = '';
  let closed = false;
  const socket = connect(Number(port), hostname, () => socket.write(text));
  socket.on('data', (part) => (got += part)).on('close', () => (closed = true));
  socket.on('error', () => (closed = true));
  return { socket, got: () => got, isClosed: () => closed };
}

const shared = sharedServer();

it.concurrent(
  'Four hundred connections that send half a request do not block other visitors, and are closed in time',
  async () => {
    const server = await freshServer();
    const halves = [`${HEAD}Content-Le`, `${HEAD}Content-Length: 500\r\n\r\n{"firstName":`];
    const stalled = Array.from({ length: 400 }, (_, at) =>
      stall(server.origin, halves[at % 2] ?? ''),
    );
    afterwards(() => {
      for (const { socket } of stalled) socket.destroy();
    });
    await until(() => stalled.every(({ socket }) => socket.readyState === 'open'));
    const started = performance.now();
    await acceptedId(await post(server.origin, lead()));
    expect((await fetch(`${server.origin}/`)).status).toBe(200);
    expect(performance.now() - started).toBeLessThan(scaled(3000));
    const headers = stalled.filter((_, at) => at % 2 === 0);
    await until(() => headers.every(({ isClosed }) => isClosed()));
    expect(headers[0]?.got()).toMatch(/^HTTP\/1\.1 408 /);
  },
);

it.concurrent(
  'Requests whose body drips in byte by byte are refused after 20 seconds',
  async () => {
    const { origin } = await freshServer();
    const paths = [CONTACT_PATH, '/api/admin/session', '/api/none', '/'];
    const dripping = paths.map((path) => {
      const head = HEAD.replace(CONTACT_PATH, path);
      const one = stall(origin, `${head}Content-Length: 60000\r\n\r\n{`);
      const drip = setInterval(() => one.socket.writable && one.socket.write(' '), 1000);
      afterwards(() => {
        clearInterval(drip);
        one.socket.destroy();
      });
      return one;
    });
    const started = performance.now();
    await until(() => dripping.every(({ isClosed }) => isClosed()), 15_000);
    expect(performance.now() - started).toBeGreaterThan(19_000);
    const answers = dripping.map(({ got }) =>
      got()
        .match(/(?<=^HTTP\/1\.1 )\d+/gm)
        ?.at(-1),
    );
    expect(answers).toEqual(paths.map(() => '408'));
  },
  scaled(40_000),
);

it.concurrent.each([
  ['may take longer, such as a photo of an editor on a slow connection', undefined, true],
  ['is cut off after that', 500, false],
])(
  'A long body that was let in %s',
  async (_what, ms, isTaken) => {
    const seconds = 23;
    const http = createHttp((request, response) => {
      allowLongBody(request, ms);
      request.resume().once('end', () => response.end('complete'));
    });
    afterwards(() => http.closeAll());
    const origin = await http.listen({ host: '127.0.0.1', port: 0 });
    const one = stall(origin, `${HEAD}Content-Length: ${seconds}\r\n\r\n`);
    const drip = setInterval(() => one.socket.writable && one.socket.write(' '), 1000);
    afterwards(() => {
      clearInterval(drip);
      one.socket.destroy();
    });
    await until(() => one.isClosed() || one.got().includes('complete'));
    expect(/^HTTP\/1\.1 200 /.test(one.got())).toBe(isTaken);
  },
  scaled(40_000),
);

it.each([
  ['an address without an end', { email: `a@${'a.'.repeat(29_000)}` }],
  ['an address of dots', { email: `${'@.'.repeat(29_000)} ` }],
  ['a name of blanks', { firstName: `${' '.repeat(40_000)}x`, state: `${'\t'.repeat(9000)}x` }],
  ['a path of slashes', { pageUri: `/${'/\\'.repeat(15_000)}` }],
])('A ReDoS attack by %s is validated quickly', async (_what, changes) => {
  const started = performance.now();
  const { status } = await post(shared().origin, lead(changes));
  expect([200, 422]).toContain(status);
  expect(performance.now() - started).toBeLessThan(scaled(3000));
});

it.concurrent('A path with line breaks is stored as one line', async () => {
  const { origin, data } = shared();
  const body = lead({ pageUri: '/a\r\nX: y\u0000', pageName: 'a\r\nb' });
  const id = await acceptedId(await post(origin, body));
  expect(rowsOf(data, 'select page_uri, page_name from leads where id = ?', id)).toEqual([
    { page_uri: '/a X: y', page_name: 'a b' },
  ]);
});

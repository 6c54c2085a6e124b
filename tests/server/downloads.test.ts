/** Aborted downloads, and clients that send many requests at once: other visitors are not affected. */
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdirSync, renameSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { until } from './cleanup.ts';
import { builtSite, openFiles, rowsOf, sharedServer } from './harness.ts';
import { lead } from './leads.ts';
import { scaled } from '../run/limits.ts';

/** Larger than the socket buffers for a client that does not read. */
const RECORDING_BYTES = 12 * 2 ** 20;
const PAGE_BYTES = 120_000;

beforeAll(() => {
  mkdirSync(join(builtSite(), 'recordings'));
  writeFileSync(join(builtSite(), 'recordings/long.mp3'), randomBytes(RECORDING_BYTES));
  writeFileSync(join(builtSite(), 'long.html'), `<h1>Long</h1>${'x'.repeat(PAGE_BYTES)}`);
});

const shared = sharedServer();

async function send(origin: string, text: string): Promise<Socket> {
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname).on('error', () => undefined);
  await once(socket, 'connect');
  socket.write(text);
  return socket;
}

const ask = (path: string, more = '', method = 'GET'): string =>
  `${method} ${path} HTTP/1.1\r\nHost: x\r\n${more}\r\n`;

describe('Aborted downloads', () => {
  it.each([
    ['a recording', ask('/recordings/long.mp3')],
    ['a part of a recording', ask('/recordings/long.mp3', 'Range: bytes=70000-\r\n')],
    ['only the head of a recording', ask('/recordings/long.mp3', '', 'HEAD')],
    ['a part behind the end', ask('/recordings/long.mp3', 'Range: bytes=99999999-\r\n')],
    ['the card', ask('/not-there')],
  ])('leave no file open: %s', async (_what, text) => {
    const { origin, pid } = shared();
    await (await fetch(`${origin}/long`)).text();
    const before = openFiles(pid);
    for (let round = 0; round < 3; round += 1)
      await Promise.all(
        Array.from({ length: 20 }, async () => {
          const socket = await send(origin, text);
          await once(socket, 'data');
          socket.destroy();
        }),
      );
    // Keep-alive connections of this test vary.
    await until(() => openFiles(pid) <= before + 2);
  });

  it('of an already cached version leave no file open', async () => {
    const { origin, pid } = shared();
    const address = `${origin}/recordings/long.mp3`;
    const etag = (await fetch(address, { method: 'HEAD' })).headers.get('etag') ?? '';
    const before = openFiles(pid);
    for (let time = 0; time < 50; time += 1)
      expect((await fetch(address, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    await until(() => openFiles(pid) <= before + 2);
  });
});

describe('Requests on one connection', () => {
  it('are answered one at a time: what was sent ahead is not stored, and the client learns to send it again', async () => {
    const { origin, data } = shared();
    const socket = await send(
      origin,
      ['first', 'second', 'third']
        .map((message) => {
          const body = JSON.stringify(lead({ message }));
          const more = `Content-Type: application/json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n`;
          return ask(CONTACT_PATH, more, 'POST') + body;
        })
        .join(''),
    );
    let got = '';
    socket.setEncoding('utf8').on('data', (part: string) => (got += part));
    await once(socket, 'end');
    expect(got.match(/HTTP\/1\.1 \d+/g)).toEqual(['HTTP/1.1 200']);
    const stored = rowsOf(data, "select fields ->> 'message' as message from leads");
    expect(stored).toEqual([{ message: 'first' }]);
  });

  it('are cut off when too many are sent ahead', async () => {
    const { origin } = shared();
    const socket = await send(origin, ask('/recordings/long.mp3') + ask('/about-us').repeat(20));
    let bytes = 0;
    socket.on('data', (part: Buffer) => (bytes += part.length));
    await once(socket, 'close');
    expect(bytes).toBeLessThan(RECORDING_BYTES);
    expect((await fetch(`${origin}/about-us`)).status).toBe(200);
  });
});

it('A file that is cut short while it is sent ends the connection: nobody takes a part for all of it, or waits for the rest', async () => {
  const { origin, output } = shared();
  const file = join(builtSite(), 'recordings/cut.mp3');
  writeFileSync(file, randomBytes(RECORDING_BYTES));
  const socket = await send(origin, ask('/recordings/cut.mp3'));
  const parts: Buffer[] = [];
  await once(socket, 'readable');
  truncateSync(file, 100_000);
  socket.on('data', (part: Buffer) => parts.push(part));
  await until(() => output().includes('"event":"files.unavailable"'));
  // A connection that goes on would answer this.
  socket.write(ask('/about-us'));
  await until(() => socket.destroyed);
  const got = Buffer.concat(parts);
  expect(got.length).toBeLessThan(RECORDING_BYTES);
  expect(got.toString('latin1').split('HTTP/1.1 ')).toHaveLength(2);
});

it('A file deleted while the server runs is answered with the 404 page immediately, and so is every path when the site is deleted', async () => {
  const { origin } = shared();
  const site = builtSite();
  const status = async (path: string): Promise<number> =>
    (await fetch(origin + path, { signal: AbortSignal.timeout(scaled(5000)) })).status;
  writeFileSync(join(site, 'short-lived.html'), '<h1>Short</h1>');
  expect(await status('/short-lived')).toBe(200);
  rmSync(join(site, 'short-lived.html'));
  expect(await status('/short-lived')).toBe(404);

  const aside = `${site}.aside`;
  renameSync(site, aside);
  try {
    const page = await fetch(`${origin}/about-us`, { signal: AbortSignal.timeout(scaled(5000)) });
    expect([page.status, await page.text()]).toEqual([
      404,
      expect.stringContaining('404 Page Not Found'),
    ]);
    expect(await status('/healthz')).toBe(200);
  } finally {
    renameSync(aside, site);
  }
  expect(await status('/about-us')).toBe(200);
});

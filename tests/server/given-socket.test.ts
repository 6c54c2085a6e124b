/** The server on a socket that systemd keeps: a restart refuses nobody. */
import { connect } from 'node:net';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { givenSocket } from '#server/site/given-socket.ts';
import { afterwards, emptyFolder, until } from './cleanup.ts';
import { builtSite, idsIn } from './harness.ts';
import { keepSocket } from './kept-socket.ts';
import { acceptedId, lead, post } from './leads.ts';
import { COMPILED } from './run-command.ts';

const ENTRY = resolve(import.meta.dirname, 'entry.ts');
const RESTARTS = 3;

it('answers every request of four clients over three restarts, and keeps what it thanked for', async () => {
  const data = emptyFolder();
  // PORT is of no use then, and taken.
  const env = { ...COMPILED, DATABASE_URL: `file:${data}/leads.db`, RATE_LIMIT: 'off', PORT: '1' };
  const server = await keepSocket([process.execPath, ENTRY, builtSite()], { env });
  afterwards(server.stop);
  const { origin } = server;
  const ids: string[] = [];
  let isOver = false;
  /** Two with a connection that is kept, two with one for each request. */
  const client = async (number: number): Promise<void> => {
    const headers = number % 2 === 0 ? {} : { Connection: 'close' };
    while (!isOver) {
      const page = await fetch(`${origin}/`, { headers });
      expect(page.status).toBe(200);
      await page.text();
      ids.push(await acceptedId(await post(origin, lead(), headers)));
    }
  };
  const clients = Promise.all([0, 1, 2, 3].map(client));
  const restarting = (async () => {
    for (let time = 0; time < RESTARTS; time += 1) {
      const before = ids.length;
      await until(() => ids.length > before + 20);
      await server.restart();
    }
    const before = ids.length;
    await until(() => ids.length > before + 20);
    isOver = true;
  })();
  await Promise.all([clients, restarting]);

  expect(server.endedWell()).toBe(RESTARTS);
  const stored = idsIn(data);
  expect(ids.filter((id) => !stored.includes(id))).toEqual([]);
  expect(stored).toHaveLength(ids.length);
});

it('answers what comes on a connection after it was told to end, and ends when one sends nothing', async () => {
  const env = { ...COMPILED, DATABASE_URL: `file:${emptyFolder()}/leads.db` };
  const server = await keepSocket([process.execPath, ENTRY, builtSite()], { env });
  afterwards(server.stop);
  const { hostname, port } = new URL(server.origin);
  const open = () => {
    const socket = connect(Number(port), hostname).setEncoding('utf8');
    const got = { text: '', isClosed: false };
    socket.on('data', (part: string) => (got.text += part)).on('error', () => undefined);
    socket.once('close', () => (got.isClosed = true));
    return { got, ask: () => socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n') };
  };
  const [idle, fresh, silent] = [open(), open(), open()];
  idle.ask();
  await until(() => idle.got.text.includes('200 OK'));
  // Connections are taken in their order, so the server has the three.
  expect((await fetch(server.origin)).status).toBe(200);
  idle.got.text = '';
  const ended = server.restart();
  await until(() => server.output().includes('"event":"server.stopping"'));
  for (const { ask } of [idle, fresh]) ask();
  await ended;
  for (const { got } of [idle, fresh]) expect(got.text).toMatch(/200 OK[\s\S]*Connection: close/);
  await until(() => silent.got.isClosed);
  expect(silent.got.text).toBe('');
  expect(server.output()).toMatch(/"event":"server\.stopped","inTime":true/);
});

it.each([
  [{}, undefined],
  [{ LISTEN_PID: '8', LISTEN_FDS: '1' }, undefined],
  [{ LISTEN_PID: '7', LISTEN_FDS: '1' }, 3],
])('%o is of process 7: %s', (env, descriptor) => {
  expect(givenSocket(env, 7)).toBe(descriptor);
});

it('takes one socket, not several', () => {
  expect(() => givenSocket({ LISTEN_PID: '7', LISTEN_FDS: '2' }, 7)).toThrow(
    'leave one ListenStream=',
  );
});

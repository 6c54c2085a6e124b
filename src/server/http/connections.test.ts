import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createHttp, type Http } from './connections.ts';

const IDLE_MS = 50;
let http: Http | undefined;
afterEach(async () => {
  http?.closeAll();
  await http?.drain(false);
});

/** Responses take several times the idle limit; returns the port. */
async function start(): Promise<number> {
  http = createHttp((request, response) => {
    request.resume();
    setTimeout(() => response.end('late'), 5 * IDLE_MS);
  }, IDLE_MS);
  return Number(new URL(await http.listen({ host: '127.0.0.1', port: 0 })).port);
}

/** Sends `text`; returns what the server sends until it closes the connection. */
async function answerTo(port: number, text: string): Promise<string> {
  const socket = connect(port, '127.0.0.1').setEncoding('utf8');
  let answer = '';
  socket.on('data', (part: string) => (answer += part));
  socket.write(text);
  await once(socket, 'close');
  return answer;
}

it('waits for a response that takes longer than a connection may be idle', async () => {
  const post = 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\nConnection: close\r\n\r\nhi';
  expect(await answerTo(await start(), post)).toMatch(/^HTTP\/1\.1 200 OK\r\n.*late/s);
});

it('closes a connection that is idle, also after half a request', async () => {
  const port = await start();
  expect(await answerTo(port, '')).toBe('');
  expect(
    await answerTo(port, 'POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 2\r\n\r\nh'),
  ).not.toContain('200');
});

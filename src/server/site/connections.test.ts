import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, describe, expect, it } from 'vitest';
import { createHttp, type Http } from './connections.ts';

const IDLE_MS = 50;
let http: Http | undefined;
afterEach(async () => {
  http?.closeAll();
  await http?.drain();
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

it('answers the first of 16 requests sent at once, and none of more', async () => {
  const port = await start();
  const ask = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n';
  expect((await answerTo(port, ask.repeat(16))).match(/HTTP\/1\.1 200/g)).toHaveLength(1);
  expect(await answerTo(port, ask.repeat(17))).toBe('');
});

describe('Reading an answer', () => {
  /** More than systems buffer. */
  const BYTES = 30_000_000;
  const LOOK_MS = 10;

  /**
   * Asks for {@link BYTES} and reads a little of it; the clock is held.
   * @param isCounted whether the answer names its length
   */
  async function slowReader(isCounted: boolean) {
    let now = 0;
    let isOpen = true;
    http = createHttp(
      (_request, response) => {
        response.once('close', () => (isOpen = false));
        if (isCounted) response.setHeader('Content-Length', BYTES);
        response.write(Buffer.alloc(BYTES));
        if (isCounted) response.end();
      },
      60_000,
      { now: Date.now, steady: () => now },
      LOOK_MS,
    );
    const { port } = new URL(await http.listen({ host: '127.0.0.1', port: 0 }));
    const socket = connect(Number(port), '127.0.0.1').on('error', () => undefined);
    let read = 0;
    socket.on('data', (part) => {
      read += part.length;
      if (read < BYTES) socket.pause();
    });
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
    await once(socket, 'data');
    await wait(5 * LOOK_MS);
    return {
      /** Sets the clock, and reads on a little meanwhile; whether the connection is open then. */
      isOpenAt: async (ms: number) => {
        now = ms;
        socket.resume();
        await wait(5 * LOOK_MS);
        return isOpen;
      },
      /** Sets the clock, and waits until the connection is closed. */
      closesAt: async (ms: number) => {
        now = ms;
        socket.resume();
        await expect.poll(() => isOpen).toBe(false);
      },
      readAll: async () => {
        socket
          .removeAllListeners('data')
          .on('data', (part) => (read += part.length))
          .resume();
        while (read < BYTES) await wait(LOOK_MS);
      },
    };
  }
  const ALLOWED_MS = 60_000 + BYTES / 10;

  it.each([true, false])('may take a minute, and a second for each 10 kB', async (isCounted) => {
    const { isOpenAt, closesAt } = await slowReader(isCounted);
    expect(await isOpenAt(ALLOWED_MS)).toBe(true);
    await closesAt(ALLOWED_MS + 1000);
  });

  it('takes no time while all that was sent is read: then the server is slow', async () => {
    const { isOpenAt, readAll } = await slowReader(false);
    await readAll();
    expect(await isOpenAt(10 * ALLOWED_MS)).toBe(true);
  });
});

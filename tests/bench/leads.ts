/** Sends leads for benchmarks and soaks: each connection one post after another, as cheaply as it can. */
import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { CONTACT_PATH } from '#features/booking/contact.schema.ts';
import { site } from '#site';

/** MiB. */
export function memoryOf(pid: number): number {
  const pages = Number(readFileSync(`/proc/${pid}/statm`, 'utf8').split(' ')[1]);
  return (pages * 4096) / 2 ** 20;
}

let sent = 0;

export function leadBody(): string {
  sent += 1;
  return JSON.stringify({
    firstName: 'Linh',
    lastName: 'Nguyen',
    email: `visitor-${sent}@example.com`,
    phone: '214 555 0142',
    serviceInterest: Object.keys(site.services)[0],
    bestWayToContact: 'text',
    state: 'Texas',
    message:
      'We have stopped talking about anything that matters, and we would like to begin again.',
    communicationsOptIn: true,
    dataStorageConsent: true,
    pageUri: '/vibe-check',
    pageName: 'Vibe Check',
  });
}

/** A complete HTTP request with a lead; `from` is the `X-Forwarded-For` address. */
function request(host: string, from: string): string {
  const body = leadBody();
  return `POST ${CONTACT_PATH} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\nAccept: application/json\r\nX-Requested-With: XMLHttpRequest\r\nX-Forwarded-For: ${from}\r\nContent-Length: ${body.length}\r\n\r\n${body}`;
}

export interface Connection {
  /** Sends one post; resolves to status and response time, ms. */
  post: (from?: string) => Promise<{ status: number; took: number }>;
  close: () => void;
}

/** Keep-alive. Parses responses minimally: the load must cost less than the server. */
export async function open(origin: string): Promise<Connection> {
  const { hostname, port, host } = new URL(origin);
  let done: ((status: number) => void) | undefined;
  let fail: ((error: Error) => void) | undefined;
  let got = '';
  const socket = connect(Number(port), hostname).setNoDelay(true).setEncoding('latin1');
  await new Promise<void>((ready, refused) => socket.once('connect', ready).once('error', refused));
  socket.on('error', (error) => fail?.(error));
  socket.on('close', () => fail?.(new Error('The server closed the connection')));
  socket.on('data', (text: string) => {
    got += text;
    const head = got.indexOf('\r\n\r\n');
    if (head < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(got.slice(0, head))?.[1] ?? 0);
    if (got.length < head + 4 + length) return;
    const status = Number(got.slice(9, 12));
    got = '';
    done?.(status);
  });
  return {
    post: (from = '203.0.113.1') =>
      new Promise((answer, refuse) => {
        const started = performance.now();
        done = (status) => answer({ status, took: performance.now() - started });
        fail = refuse;
        socket.write(request(host, from));
      }),
    close: () => socket.destroy(),
  };
}

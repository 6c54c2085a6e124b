/**
 * `npm run bench -- unread`: 200 connections send 100 requests for the home page each and read no response. Measures
 * the memory of a fresh server, and the response time of another visitor.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { resolve } from 'node:path';
import { memoryOf } from './load.ts';
import { benchFolder, startApi } from './servers.ts';

const CONNECTIONS = 200;
const DIST = resolve(import.meta.dirname, '../../dist');
const MAX_MIB = 100;
const MAX_WAIT_MS = 5000;

interface Outcome {
  'requests each': number;
  'MiB more': number;
  'slowest page ms': number;
}

async function flood(each: number): Promise<Outcome> {
  const { folder, drop } = benchFolder();
  const server = await startApi(folder, {}, 'leads', { site: DIST });
  const { hostname, port } = new URL(server.origin);
  const sockets: Socket[] = [];
  try {
    await (await fetch(server.origin)).text();
    const before = memoryOf(server.pid);
    await Promise.all(
      Array.from({ length: CONNECTIONS }, async () => {
        const socket = connect(Number(port), hostname).on('error', () => undefined);
        sockets.push(socket);
        await once(socket, 'connect');
        socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n'.repeat(each));
      }),
    );
    let [most, slowest] = [0, 0];
    const end = performance.now() + 8000;
    while (performance.now() < end) {
      const started = performance.now();
      await (await fetch(server.origin)).text();
      slowest = Math.max(slowest, performance.now() - started);
      most = Math.max(most, memoryOf(server.pid) - before);
      await new Promise((done) => setTimeout(done, 100));
    }
    return {
      'requests each': each,
      'MiB more': Math.round(most),
      'slowest page ms': Math.round(slowest),
    };
  } finally {
    for (const socket of sockets) socket.destroy();
    await server.kill();
    drop();
  }
}

/** Runs the benchmark; returns whether all limits hold. */
export async function benchUnread(): Promise<boolean> {
  const outcomes = [await flood(1), await flood(100)];
  console.table(outcomes);
  const bars = {
    [`at most ${MAX_MIB} MiB more`]: outcomes.every((one) => one['MiB more'] <= MAX_MIB),
    'a page within 5 s meanwhile': outcomes.every((one) => one['slowest page ms'] <= MAX_WAIT_MS),
  };
  console.table(bars);
  return Object.values(bars).every(Boolean);
}

/** Wires everything together: one call starts the server, one stops it. */
import { existsSync, readFileSync } from 'node:fs';
import { createServer, STATUS_CODES, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { join } from 'node:path';
import { DATA_POLICY, SECURITY_HEADERS } from '#domain/headers.ts';
import { createApi } from './app.ts';
import { SECOND, systemClock, type Clock } from './clock.ts';
import type { Config } from './config.ts';
import { createCounters } from './counters.ts';
import { createFiles } from './files.ts';
import { createFront } from './front.ts';
import { createHealth } from './health.ts';
import { createHubSpot } from './hubspot.ts';
import { createLane } from './lane.ts';
import { createLog, type Log } from './log.ts';
import { createLimiter } from './rate-limit.ts';
import { createSqliteStore } from './sqlite.ts';

export interface ServerOptions {
  config: Config;
  /** Folder of the built site. */
  dist: string;
  log?: Log;
  clock?: Clock;
}

export interface RunningServer {
  /** Where it listens, such as `http://127.0.0.1:4321`. */
  address: string;
  /** Answers what has begun, finishes the delivery in flight, closes the store: within ten seconds. */
  stop: () => Promise<void>;
}

/** Node's own 300 s would let a half-sent body hold a connection for five minutes. */
const TIMEOUTS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 20 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  keepAliveTimeout: 10 * SECOND,
};
/** A connection on which nothing moves. */
const IDLE_MS = 30 * SECOND;
/** What a stop may take; the supervisor's patience ends at ten seconds. */
const STOP_MS = 9 * SECOND;

const UNREADABLE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Answers what is not HTTP, or never became a whole request. */
function refuseConnection(error: NodeJS.ErrnoException, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status = UNREADABLE[error.code ?? ''] ?? 400;
  const body = JSON.stringify({ message: STATUS_CODES[status] });
  const headers = Object.entries({
    ...SECURITY_HEADERS,
    'Content-Security-Policy': DATA_POLICY,
    'Content-Type': 'application/json',
    'Content-Length': body.length,
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`);
}

/** Listens, or throws an error with the system's code (`EADDRINUSE`, `EACCES` …). */
function listen(server: Server, { host, port }: Pick<Config, 'host' | 'port'>): Promise<string> {
  return new Promise((done, fail) => {
    server.once('error', fail).listen(port, host, () => {
      const address = server.address();
      const bound = typeof address === 'object' && address ? address.port : port;
      done(`http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
    });
  });
}

/** Ends when the work does, or after `ms`: `false` then. */
async function within(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), ms);
  });
  const inTime = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}

/** Starts the server. @throws the system's error when it cannot listen */
export async function startServer({
  config,
  dist,
  clock = systemClock,
  log = createLog(config.logLevel),
}: ServerOptions): Promise<RunningServer> {
  let stopping = false;
  const counters = createCounters();
  const store = createSqliteStore(config.databaseFile, log, clock);
  const adapters = [createHubSpot(config, clock)];
  const lanes = adapters.map((adapter) =>
    createLane({ store, adapter, retryMs: config.retryMs, clock, log, counters }),
  );
  const api = createApi(
    {
      store,
      limiter: createLimiter(config.rateLimit, clock),
      clock,
      log,
      counters,
      origins: new Set([config.siteUrl, ...config.allowedOrigins]),
      builtPage: (file) => {
        const path = join(dist, file);
        return existsSync(path) ? readFileSync(path, 'utf8') : undefined;
      },
      onStored: () => {
        for (const lane of lanes) lane.wake();
      },
    },
    createHealth(store, () => lanes.map((lane) => lane.status()), clock),
  );
  const { trustProxy } = config;
  const server = createServer(
    TIMEOUTS,
    createFront({ api, files: createFiles(dist), trustProxy, log, isStopping: () => stopping }),
  );
  server.setTimeout(IDLE_MS);
  server.on('clientError', refuseConnection);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  const stop = async (): Promise<void> => {
    stopping = true;
    log.info('server.stopping');
    const closed = new Promise<void>((done) => {
      server.close(() => done());
    });
    // Node counts a connection on which nothing was ever sent as busy.
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
    // And it keeps those open that were answered just before it knew.
    const sweep = setInterval(() => server.closeIdleConnections(), 50);
    const lanesDone = Promise.all(lanes.map((lane) => lane.stop()));
    const inTime = await within(STOP_MS, Promise.all([closed, lanesDone]));
    clearInterval(sweep);
    server.closeAllConnections();
    await store.close();
    log.info('server.stopped', { inTime });
    log.flush();
  };

  try {
    const address = await listen(server, config);
    log.info('server.listening', {
      address,
      delivery: adapters.some(({ forms }) => forms.length > 0),
    });
    return { address, stop };
  } catch (error) {
    await Promise.all(lanes.map((lane) => lane.stop()));
    await store.close();
    throw error;
  }
}

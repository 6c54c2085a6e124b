/** The HTTP server and its connections: patience with slow ones, a readable no for broken ones, a clean end. */
import { createServer, STATUS_CODES, type RequestListener } from 'node:http';
import type { Socket } from 'node:net';
import { DATA_POLICY, SECURITY_HEADERS } from '#domain/headers.ts';
import { SECOND } from './clock.ts';
import type { Config } from './config.ts';

/** Node's own 300 s would let a half-sent body hold a connection for five minutes. */
const TIMEOUTS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 20 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  keepAliveTimeout: 10 * SECOND,
};
/** Node's own refusal of a request without a host is a bare one; `front.ts` has words and headers for it. */
const OPTIONS = { ...TIMEOUTS, requireHostHeader: false };
/** A connection on which nothing moves. */
const IDLE_MS = 30 * SECOND;
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
  // Time to read the answer; who does not close after it is closed.
  setTimeout(() => socket.destroy(), SECOND).unref();
}

export interface Http {
  /** Listens and returns its address. @throws the system's error (`EADDRINUSE`, `EACCES` …) */
  listen: (where: Pick<Config, 'host' | 'port'>) => Promise<string>;
  /** Takes no new connections; ends when every request has been answered. */
  drain: () => Promise<void>;
  /** Ends what is left. */
  cut: () => void;
}

export function createHttp(listener: RequestListener): Http {
  const server = createServer(OPTIONS, listener);
  // An expectation we know nothing of may be left unmet (RFC 9110, 10.1.1): the request is answered as it is.
  server.on('checkExpectation', listener);
  server.setTimeout(IDLE_MS);
  server.on('clientError', refuseConnection);
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });

  return {
    listen: ({ host, port }) =>
      new Promise((done, fail) => {
        server.once('error', fail).listen(port, host, () => {
          const address = server.address();
          const bound = typeof address === 'object' && address ? address.port : port;
          done(`http://${host.includes(':') ? `[${host}]` : host}:${bound}`);
        });
      }),
    drain: () =>
      new Promise((done) => {
        // Node keeps connections open that were answered just before it knew, and those that never sent anything.
        const sweep = setInterval(() => server.closeIdleConnections(), 50);
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
        server.close(() => {
          clearInterval(sweep);
          done();
        });
      }),
    cut: () => server.closeAllConnections(),
  };
}

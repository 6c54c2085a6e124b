/** The HTTP server: timeouts, responses to malformed requests, graceful shutdown. */
import { createServer, STATUS_CODES, type RequestListener } from 'node:http';
import { Server, type Socket } from 'node:net';
import { DATA_POLICY, SECURITY_HEADERS } from '#domain/http/headers.ts';
import { SECOND } from '../clock.ts';
import type { Config } from '../config.ts';
import { createPipelining } from './pipelining.ts';

/** Node's default request timeout (300 s) would let a half-sent body hold a connection for five minutes. */
const TIMEOUTS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 20 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  keepAliveTimeout: 10 * SECOND,
};
/** `listener.ts` rejects requests without a host, with a JSON message and security headers. */
const OPTIONS = { ...TIMEOUTS, requireHostHeader: false };
/** Timeout of an idle connection, milliseconds. */
const IDLE_MS = 30 * SECOND;
const UNREADABLE: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
};

/** Responds to malformed or incomplete requests. */
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
  // Give the client a second to read the response, then close.
  setTimeout(() => socket.destroy(), SECOND).unref();
}

export interface Http {
  /**
   * Starts listening and returns the base URL.
   * @throws the system error (`EADDRINUSE`, `EACCES` …)
   */
  listen: (where: Pick<Config, 'host' | 'port'>) => Promise<string>;
  /**
   * Stops accepting connections; resolves when all requests have been answered.
   * @param keepsIdle idle connections stay open until their next request or their timeout, so that no request meets a
   *   closed connection
   */
  drain: (keepsIdle: boolean) => Promise<void>;
  /** Closes all remaining connections. */
  closeAll: () => void;
}

/**
 * Creates the HTTP server around a request listener.
 * @param idleMs milliseconds after which a connection is closed whose client neither sends nor reads
 */
export function createHttp(listener: RequestListener, idleMs = IDLE_MS): Http {
  const pipelining = createPipelining(listener);
  const server = createServer(OPTIONS, pipelining.listener);
  // Unknown `Expect` values may be ignored (RFC 9110, 10.1.1): handle the request normally.
  server.on('checkExpectation', pipelining.listener);
  server.setTimeout(idleMs, (socket: Socket) => {
    // The client waits for the server, whose saves of content can queue up.
    if (pipelining.isPreparing(socket)) socket.setTimeout(idleMs);
    else socket.destroy();
  });
  // Wait for a response in progress: an error response must not be written into it.
  server.on('clientError', (error, socket) =>
    pipelining.whenDone(socket as Socket, () => refuseConnection(error, socket as Socket)),
  );
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
    drain: (keepsIdle) =>
      new Promise((done) => {
        // The `close` of an HTTP server would close idle connections.
        if (keepsIdle) {
          Server.prototype.close.call(server, () => done());
          return;
        }
        // Node keeps connections that became idle just before `close`, and those that never sent anything.
        const sweep = setInterval(() => server.closeIdleConnections(), 50);
        for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
        server.close(() => {
          clearInterval(sweep);
          done();
        });
      }),
    closeAll: () => server.closeAllConnections(),
  };
}

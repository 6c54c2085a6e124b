/** The HTTP server: timeouts, responses to malformed requests, graceful shutdown. */
import {
  createServer,
  STATUS_CODES,
  type IncomingMessage,
  type RequestListener,
  type ServerResponse,
} from 'node:http';
import { Server, type Socket } from 'node:net';
import { DATA_POLICY, SECURITY_HEADERS } from '#lib/http/headers.ts';
import { MINUTE, SECOND, systemClock } from '../base/clock.ts';
import type { Config } from '../base/config.ts';

/** Node's default (300 s) would let a half-sent body hold a connection for five minutes. */
const TIMEOUTS = {
  headersTimeout: 10 * SECOND,
  requestTimeout: 20 * SECOND,
  connectionsCheckingInterval: 2 * SECOND,
  keepAliveTimeout: 10 * SECOND,
};
/** `listener.ts` rejects requests without a host, with a JSON message and security headers. */
const OPTIONS = { ...TIMEOUTS, requireHostHeader: false };
const IDLE_MS = 30 * SECOND;
/** Visitors wait meanwhile for the next server. */
const GRACE_MS = SECOND;
/** How much longer a request of {@link allowLongBody} may take. */
const LONG_BODY_MS = 10 * MINUTE;
/** Reading an answer may take a minute, and its bytes at this rate: less than phones have at the edge of a network. */
const READING = { leastMs: MINUTE, bytesPerMs: 10_000 / SECOND, lookMs: 5 * SECOND };
/** Pipelined requests allowed. */
const MAX_AHEAD = 15;
const TIMED_OUT = 'ERR_HTTP_REQUEST_TIMEOUT';
const UNREADABLE: Readonly<Record<string, number>> = {
  [TIMED_OUT]: 408,
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
  // The client gets a second to read the response.
  setTimeout(() => socket.destroy(), SECOND).unref();
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  /** Pipelined requests. */
  ahead: number;
  /** Bytes of the connection before this answer. */
  before: number;
  /** Monotonic milliseconds, when its head was first seen to be sent. */
  answeredAt?: number;
  onDone?: () => void;
}

const longBodies = new WeakMap<IncomingMessage, number>();
/** Gives a request ten more minutes to arrive: a photo on a slow connection. Only for people who are signed in. */
export const allowLongBody = (request: IncomingMessage, ms = LONG_BODY_MS): void => {
  longBodies.set(request, ms);
};

/** Milliseconds that a client may take to read an answer: by its length, or by what was written if that is unknown. */
function readingMs({ response, before }: Exchange, { bytesWritten }: Socket): number {
  const length = Number(response.getHeader('content-length') ?? bytesWritten - before);
  return READING.leastMs + length / READING.bytesPerMs;
}

export interface Http {
  /**
   * Returns the base URL. @throws the system error (`EADDRINUSE`, `EACCES` …)
   * @param given descriptor of a socket that listens already and goes on when this server has ended
   */
  listen: (where: Pick<Config, 'host' | 'port'>, given?: number) => Promise<string>;
  /**
   * Stops accepting connections; resolves when all requests are answered. Of a given socket no request may be lost:
   * idle connections, and those that have sent nothing yet, have {@link GRACE_MS} for their next request.
   */
  drain: () => Promise<void>;
  closeAll: () => void;
}

/**
 * A client that reads an answer too slowly is cut off (see `READING`).
 * @param idleMs a connection is closed whose client neither sends nor reads for this long
 */
export function createHttp(
  listener: RequestListener,
  idleMs = IDLE_MS,
  { steady } = systemClock,
  lookMs = READING.lookMs,
): Http {
  const exchanges = new WeakMap<Socket, Exchange>();
  /**
   * Answers one request per connection at a time. Node would process pipelined ones at once and hold their responses in
   * memory; here the connection is closed after the answer, so that the client resends them (RFC 9112, 9.3.2). Browsers
   * and proxies do not pipeline.
   */
  const handle: RequestListener = (request, response) => {
    const { socket } = request;
    const open = exchanges.get(socket);
    if (open) {
      open.ahead += 1;
      if (open.ahead > MAX_AHEAD) socket.destroy();
      return;
    }
    const exchange: Exchange = { request, response, ahead: 0, before: socket.bytesWritten };
    exchanges.set(socket, exchange);
    // The last byte was sent or the connection closed.
    response.once('close', () => {
      if (exchange.ahead > 0) socket.end();
      else exchanges.delete(socket);
      exchange.onDone?.();
    });
    listener(request, response);
  };

  const server = createServer(OPTIONS, handle);
  // Unknown `Expect` values may be ignored (RFC 9110, 10.1.1).
  server.on('checkExpectation', handle);
  server.setTimeout(idleMs, (socket: Socket) => {
    const { request, response } = exchanges.get(socket) ?? {};
    // The client waits for the server, whose saves of content can queue up.
    if (request?.complete && !response?.headersSent) socket.setTimeout(idleMs);
    else socket.destroy();
  });
  server.on('clientError', (error: NodeJS.ErrnoException, duplex) => {
    const socket = duplex as Socket;
    const exchange = exchanges.get(socket);
    const refuse = (): void => refuseConnection(error, socket);
    if (!exchange) refuse();
    else if (exchange.request.complete) exchange.onDone = refuse;
    else if (exchange.response.headersSent) socket.destroy();
    else if (error.code === TIMED_OUT && longBodies.has(exchange.request))
      setTimeout(
        () => exchange.request.complete || socket.destroy(),
        longBodies.get(exchange.request),
      ).unref();
    // The listener waits for the rest of the request, which does not come.
    else refuse();
  });
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const endSlowReaders = setInterval(() => {
    for (const socket of sockets) {
      const exchange = exchanges.get(socket);
      if (!exchange?.response.headersSent) continue;
      exchange.answeredAt ??= steady();
      // Without waiting bytes it is the server that is slow, as with a large export.
      const isWaiting = exchange.response.writableLength > 0;
      if (isWaiting && steady() - exchange.answeredAt > readingMs(exchange, socket))
        socket.destroy();
    }
  }, lookMs).unref();
  server.once('close', () => clearInterval(endSlowReaders));

  let isGiven = false;
  const closeIdle = (): void => {
    server.closeIdleConnections();
    for (const socket of sockets) if (socket.bytesRead === 0) socket.destroy();
  };

  return {
    listen: ({ host, port }, given) =>
      new Promise((done, fail) => {
        isGiven = given !== undefined;
        const where = given === undefined ? { host, port } : { fd: given };
        server.once('error', fail).listen(where, () => {
          const address = server.address();
          const bound = typeof address === 'object' && address ? address : { address: host, port };
          const name = isGiven ? bound.address : host;
          done(`http://${name.includes(':') ? `[${name}]` : name}:${bound.port}`);
        });
      }),
    drain: () =>
      new Promise((done) => {
        const since = steady();
        // Again and again: connections become idle just before `close`, and after it.
        const sweep = setInterval(() => {
          if (!isGiven || steady() - since >= GRACE_MS) closeIdle();
        }, 50);
        if (!isGiven) closeIdle();
        // The `close` of an HTTP server would close idle connections at once.
        Server.prototype.close.call(server, () => {
          clearInterval(sweep);
          done();
        });
      }),
    closeAll: () => server.closeAllConnections(),
  };
}

/** The first to see a request: fixed headers, body limit, and whether it is for the API or the files. */
import type { IncomingMessage, RequestListener, ServerResponse } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { CACHING, DATA_POLICY, SECURITY_HEADERS } from '#domain/headers.ts';
import { clientAddress, isLocal, visitorOf } from './address.ts';
import { isApiPath, type Api } from './app.ts';
import { MOST_BYTES } from './body.ts';
import { errorFields, type Log } from './log.ts';
import { PROBLEMS } from './problems.ts';
import { SELF_TEST_HEADER } from './self-test.ts';

type Received = IncomingMessage & { body?: Buffer | undefined };

const FIXED = Object.entries(SECURITY_HEADERS);

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;

/**
 * Whether others on the way could take the request for another one: no host, or coded by more than chunks (RFC 9112,
 * 3.2 and 6.1).
 */
function isAmbiguous({ headers, httpVersion }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return true;
  return headers.host === undefined && httpVersion !== '1.0';
}

/** The path of a request target, without query; `undefined` for a target that is no path of ours. */
function pathOf(request: IncomingMessage): string | undefined {
  const target = request.url ?? '';
  if (!target.startsWith('/')) return undefined;
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}

/**
 * Collects a body of at most {@link MOST_BYTES}. A longer one is reported at once; what still comes is thrown away
 * unread, and the server's request timeout ends it.
 * @param done gets the bytes, or `undefined` when there are too many; not called when the sender goes away
 */
function collect(request: IncomingMessage, done: (body: Buffer | undefined) => void): void {
  const parts: Buffer[] = [];
  let size = 0;
  const tooLarge = (): void => {
    request.off('data', take).off('end', finish).resume();
    done(undefined);
  };
  const take = (part: Buffer): void => {
    size += part.length;
    if (size > MOST_BYTES) tooLarge();
    else parts.push(part);
  };
  const finish = (): void => {
    const [first] = parts;
    done(parts.length === 1 && first ? first : Buffer.concat(parts));
  };
  if (Number(request.headers['content-length'] ?? 0) > MOST_BYTES) tooLarge();
  else request.on('data', take).once('end', finish);
}

export interface FrontOptions {
  api: Api;
  files: (request: IncomingMessage, response: ServerResponse, path: string) => void;
  trustProxy: number;
  log: Log;
  /** Whether a request's mark shows that this process sent it. */
  isSelfTest: (mark: string | undefined) => boolean;
  /** Whether the server is on its way out: connections are not kept. */
  isStopping: () => boolean;
}

/** The listener of the HTTP server. */
export function createFront(options: FrontOptions): RequestListener {
  const { api, files, trustProxy, log, isSelfTest, isStopping } = options;
  const toApi = getRequestListener(
    (request, { incoming }) => {
      const { socket, headers, body } = incoming as Received;
      const forwarded = headerText(headers['x-forwarded-for']);
      return api.fetch(request, {
        headers,
        body,
        visitor: visitorOf(clientAddress(socket.remoteAddress, forwarded, trustProxy)),
        isLocal: isLocal(socket.remoteAddress, forwarded),
        isSelfTest: isSelfTest(headerText(headers[SELF_TEST_HEADER])),
      });
    },
    {
      // The body has been read by then, and what was too long is being thrown away.
      autoCleanupIncoming: false,
      errorHandler: (error) => {
        log.info('request.unreadable', errorFields(error));
        const { status, message } = PROBLEMS.malformed;
        return Response.json({ message }, { status });
      },
    },
  );

  let isWarned = false;
  /** With all visitors behind one address, they share one limit, and some are sent away. */
  const mindProxy = ({ headers }: IncomingMessage): void => {
    if (isWarned || trustProxy > 0 || headers['x-forwarded-for'] === undefined) return;
    isWarned = true;
    log.warn('proxy.untrusted', { set: 'TRUST_PROXY=1', why: 'all visitors share one RATE_LIMIT' });
  };

  const route = (request: Received, response: ServerResponse): void => {
    for (const [name, value] of FIXED) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', DATA_POLICY);
    if (isStopping()) response.setHeader('Connection', 'close');
    const path = pathOf(request);
    if (path === undefined || isAmbiguous(request)) {
      const { status, message } = PROBLEMS.malformed;
      response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end(JSON.stringify({ message }));
      return;
    }
    if (!isApiPath(path)) {
      files(request, response, path);
      return;
    }
    response.setHeader('Cache-Control', CACHING.never);
    if (request.method === 'GET' || request.method === 'HEAD') {
      toApi(request, response).catch(giveUp(response));
      return;
    }
    mindProxy(request);
    collect(request, (body) => {
      request.body = body;
      toApi(request, response).catch(giveUp(response));
    });
  };

  /** The last resort for one request. */
  const giveUp =
    (response: ServerResponse) =>
    (error: unknown): void => {
      log.error('request.failed', errorFields(error));
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const { status, message } = PROBLEMS.broken;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message }));
    };

  return (request, response) => {
    try {
      route(request, response);
    } catch (error) {
      giveUp(response)(error);
    }
  };
}

/** First request handler: sets fixed headers, limits the body, routes to the API or the site files. */
import type {
  IncomingHttpHeaders,
  IncomingMessage,
  RequestListener,
  ServerResponse,
} from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { CACHING, DATA_POLICY, SECURITY_HEADERS } from '#lib/http/headers.ts';
import { clientAddress, isLocal, visitorOf } from '../base/http/client-address.ts';
import type { Api, Handle } from '../base/http/context.ts';
import { MAX_BYTES } from '../base/http/body.ts';
import { allowLongBody } from './connections.ts';
import { errorFields, type Log } from '../base/log.ts';
import { PLAIN_PAGE_POLICY } from '../base/http/plain-page.ts';
import { acceptsHtml, problemPage, PROBLEMS } from '../base/http/problems.ts';
import { SELF_TEST_HEADER } from '../base/http/context.ts';

function isApiPath(path: string): boolean {
  return path.startsWith('/api/') || path === '/api' || path === '/healthz' || path === '/metrics';
}

type Received = IncomingMessage & { body?: Buffer | undefined };

const FIXED = Object.entries(SECURITY_HEADERS);

const headerText = (value: string | string[] | undefined): string | undefined =>
  Array.isArray(value) ? value.join(',') : value;

/** A header that proxies add: the request is not local. */
const proxyHeader = (headers: IncomingMessage['headers']): string | undefined =>
  headerText(
    headers['x-forwarded-for'] ??
      headers['forwarded'] ??
      headers['x-real-ip'] ??
      headers['x-forwarded-proto'] ??
      headers['via'],
  );

/** Detects request smuggling: no or several `Host` headers, or a coding other than chunked (RFC 9112, 3.2 and 6.1). */
function isAmbiguous({ headers, rawHeaders, httpVersion }: IncomingMessage): boolean {
  const coding = headers['transfer-encoding'];
  if (coding !== undefined && coding.toLowerCase() !== 'chunked') return true;
  let hosts = 0;
  // Names are at even indexes. `headers` has only the first of several hosts.
  for (let at = 0; at < rawHeaders.length; at += 2)
    if (rawHeaders[at]?.length === 4 && rawHeaders[at]?.toLowerCase() === 'host') hosts += 1;
  return hosts > 1 || (hosts === 0 && httpVersion !== '1.0');
}

function pathOf(request: IncomingMessage): string | undefined {
  const target = request.url ?? '';
  if (!target.startsWith('/')) return undefined;
  const end = target.search(/[?#]/);
  return end === -1 ? target : target.slice(0, end);
}

/**
 * Whether an API path means the same however it is read. Otherwise a proxy that blocks part of the API by path, and the
 * routes, which resolve dot segments and escapes, could disagree.
 */
function isPlain(path: string): boolean {
  if (/\\|\/\.{1,2}(?:\/|$)|%(?:2[de]|3\d|[46][1-9a-f]|[57][\da]|5f|7e)/i.test(path)) return false;
  try {
    return decodeURIComponent(path).length > 0;
  } catch {
    return false;
  }
}

/**
 * Collects a body. A longer one is reported immediately; the rest is discarded and ended by the request timeout.
 * @param most bytes
 * @param done gets `undefined` if it is too large; not called if the client disconnects
 */
function collect(
  request: IncomingMessage,
  most: number,
  done: (body: Buffer | undefined) => void,
): void {
  const parts: Buffer[] = [];
  let size = 0;
  const tooLarge = (): void => {
    request.off('data', take).off('end', finish).resume();
    done(undefined);
  };
  const take = (part: Buffer): void => {
    size += part.length;
    if (size > most) tooLarge();
    else parts.push(part);
  };
  const finish = (): void => {
    const [first] = parts;
    done(parts.length === 1 && first ? first : Buffer.concat(parts));
  };
  if (Number(request.headers['content-length'] ?? 0) > most) tooLarge();
  else request.on('data', take).once('end', finish);
}

export interface ListenerOptions {
  api: Api;
  files: Handle;
  trustProxy: number;
  log: Log;
  isSelfTest: (mark: string | undefined) => boolean;
  onUntrustedProxy: () => void;
  /** While shutting down, connections are not kept alive. */
  isStopping: () => boolean;
  /** Bytes for a request longer than {@link MAX_BYTES}; `undefined`: none on this path. Called before it is read. */
  longBody?: (path: string, headers: IncomingHttpHeaders) => Promise<number> | undefined;
  /** For Astro's dev server. Otherwise a lighter `Response` replaces the global one: 20 microseconds per response. */
  keepsGlobals?: boolean;
}

export function createListener(options: ListenerOptions): RequestListener {
  const {
    api,
    files,
    trustProxy,
    log,
    isSelfTest,
    isStopping,
    onUntrustedProxy: onUnnamedProxy,
    longBody,
    keepsGlobals = false,
  } = options;
  const toApi = getRequestListener(
    (request, { incoming }) => {
      const { socket, headers, body } = incoming as Received;
      const forwarded = headerText(headers['x-forwarded-for']);
      return api.fetch(request, {
        headers,
        body,
        visitor: visitorOf(clientAddress(socket.remoteAddress, forwarded, trustProxy)),
        isLocal: isLocal(socket.remoteAddress, proxyHeader(headers)),
        isSelfTest: isSelfTest(headerText(headers[SELF_TEST_HEADER])),
      });
    },
    {
      autoCleanupIncoming: false,
      overrideGlobalObjects: !keepsGlobals,
      errorHandler: (error) => {
        log.info('request.unreadable', errorFields(error));
        const { status, message } = PROBLEMS.malformed;
        return Response.json({ message }, { status });
      },
    },
  );

  const route = (request: Received, response: ServerResponse): void => {
    for (const [name, value] of FIXED) response.setHeader(name, value);
    response.setHeader('Content-Security-Policy', DATA_POLICY);
    if (trustProxy === 0 && request.headers['x-forwarded-for'] !== undefined) onUnnamedProxy();
    if (isStopping()) response.setHeader('Connection', 'close');
    const path = pathOf(request);
    if (path === undefined || isAmbiguous(request)) {
      const { status, message } = PROBLEMS.malformed;
      response.writeHead(status, { 'Content-Type': 'application/json', Connection: 'close' });
      response.end(JSON.stringify({ message }));
      return;
    }
    if (!isApiPath(path)) {
      files(request, response, path).catch(failRequest(response));
      return;
    }
    response.setHeader('Cache-Control', CACHING.never);
    if (!isPlain(path)) {
      const { status, message } = PROBLEMS.unknown;
      response.writeHead(status, { 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message }));
      return;
    }
    if (request.method === 'GET' || request.method === 'HEAD') {
      toApi(request, response).catch(failRequest(response));
      return;
    }
    const read = (most: number): void => {
      if (most > MAX_BYTES) allowLongBody(request);
      collect(request, most, (body) => {
        request.body = body;
        toApi(request, response).catch(failRequest(response));
      });
    };
    const most = longBody?.(path, request.headers);
    if (most === undefined) read(MAX_BYTES);
    else most.then(read).catch(failRequest(response));
  };

  const failRequest =
    (response: ServerResponse) =>
    (error: unknown): void => {
      log.error('request.failed', errorFields(error));
      if (response.headersSent) {
        response.destroy();
        return;
      }
      const { status, message } = PROBLEMS.broken;
      const isShown = acceptsHtml(response.req.headers);
      if (isShown) response.setHeader('Content-Security-Policy', PLAIN_PAGE_POLICY);
      response.writeHead(status, {
        'Content-Type': isShown ? 'text/html; charset=utf-8' : 'application/json',
      });
      response.end(isShown ? problemPage(PROBLEMS.broken) : JSON.stringify({ message }));
    };

  return (request, response) => {
    try {
      route(request, response);
    } catch (error) {
      failRequest(response)(error);
    }
  };
}

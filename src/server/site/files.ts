/** Serves the built site: precompressed files, one URL per page, the 404 page for everything else. */
import type { Handle } from '../base/http/context.ts';
import { acceptedCodings } from '../base/http/accept-encoding.ts';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  CACHING,
  PAGE_POLICY,
  RULES_HEADER,
  SHARED_HEADERS,
  cachingOf,
  isShared,
  rulesOf,
} from '#lib/http/headers.ts';
import { missingPage } from '#features/translations/page-language.ts';
import { HIDDEN } from '#lib/http/routes.ts';
import { errorFields, type Log } from '../base/log.ts';
import { PLAIN_PAGE_POLICY, plainPage } from '../base/http/plain-page.ts';
import { PROBLEMS } from '../base/http/problems.ts';
import { createSiteFiles, type SiteFile } from './site-files.ts';

const hidden = new RegExp(HIDDEN);

/** Most pages fit into one chunk, so their file is closed before the response is sent. */
const CHUNK_BYTES = 64 * 1024;
const MAX_FREE_BUFFERS = 64;

const HTML = 'text/html; charset=utf-8';

/** Redirect target of `/x/`: `/x` with the query, never another host. */
function withoutSlash(path: string, query: string): string {
  return `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}${query}`;
}

/** Whether a decoded path is one of {@link HIDDEN}. */
function isHidden(path: string): boolean {
  if (!path.includes('%')) return hidden.test(path);
  try {
    return hidden.test(decodeURIComponent(path));
  } catch (error) {
    if (error instanceof URIError) return false;
    throw error;
  }
}

interface Range {
  start: number;
  end: number;
}

/** RFC 9110, 14.2: one range with a start; `undefined` for the whole file, which clients must accept. */
function rangeOf({ headers }: IncomingMessage, size: number): Range | 'outside' | undefined {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  if (from === undefined || headers['if-range'] !== undefined) return undefined;
  const start = Number(from);
  if (to && Number(to) < start) return undefined;
  if (start >= size) return 'outside';
  return { start, end: Math.min(to ? Number(to) : size - 1, size - 1) };
}

/** Whether `If-None-Match` has this version (RFC 9110, 13.1.2). */
function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  const plain = etag.slice(2);
  return header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === plain);
}

/** Resolves when the system has accepted the bytes. @throws if the client has disconnected */
const write = (response: ServerResponse, bytes: Buffer): Promise<void> =>
  new Promise((done, fail) => {
    const leave = (): void => fail(new Error('The client has disconnected'));
    if (response.destroyed) return leave();
    response.once('close', leave);
    response.write(bytes, (error) => {
      response.off('close', leave);
      if (error) fail(error);
      else done();
    });
  });

/** Reused: a new one per response would fill the memory. */
const freeBuffers: Buffer[] = [];

/** Sends a byte range and always closes the file. @throws if the client has disconnected */
async function sendBytes(
  { handle }: SiteFile,
  { start, end }: Range,
  response: ServerResponse,
): Promise<void> {
  const buffer = freeBuffers.pop() ?? Buffer.allocUnsafeSlow(CHUNK_BYTES);
  try {
    for (let at = start; at <= end;) {
      const { bytesRead } = await handle.read(buffer, 0, Math.min(CHUNK_BYTES, end - at + 1), at);
      if (bytesRead === 0) throw new Error('The file was truncated while it was being sent');
      at += bytesRead;
      if (at > end) await handle.close();
      await write(response, buffer.subarray(0, bytesRead));
    }
  } finally {
    await handle.close();
  }
  response.end();
  if (freeBuffers.length < MAX_FREE_BUFFERS) freeBuffers.push(buffer);
}

const SHARED = Object.entries(SHARED_HEADERS);

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  file: SiteFile,
): Promise<void> {
  const { handle, size, modifiedMs, type, coding, isText } = file;
  const etag = `W/"${size}-${modifiedMs}"`;
  const range = rangeOf(request, size);
  response.setHeader('Cache-Control', cachingOf(path));
  response.setHeader('ETag', etag);
  const rules = rulesOf(path);
  if (rules) response.setHeader(RULES_HEADER, rules);
  if (isShared(path)) for (const [name, value] of SHARED) response.setHeader(name, value);
  if (isText) response.setHeader('Vary', 'Accept-Encoding');
  const finish = async (status: number, headers = {}): Promise<void> => {
    await handle.close();
    response.writeHead(status, headers).end();
  };
  if (matchesEtag(request.headers['if-none-match'], etag)) return finish(304);
  if (range === 'outside') return finish(416, { 'Content-Range': `bytes */${size}` });
  const { start, end } = range ?? { start: 0, end: size - 1 };
  const headers = {
    'Content-Type': type,
    'Content-Length': end - start + 1,
    'Last-Modified': new Date(modifiedMs).toUTCString(),
    ...(coding && { 'Content-Encoding': coding }),
    ...(range && { 'Content-Range': `bytes ${start}-${end}/${size}` }),
    // Media players check for range support before seeking.
    ...(!isText && { 'Accept-Ranges': 'bytes' }),
  };
  const status = range ? 206 : 200;
  if (request.method === 'HEAD' || size === 0) return finish(status, headers);
  response.writeHead(status, headers);
  await sendBytes(file, { start, end }, response);
}

/** An error page for a build that has none. */
function sendPlain(response: ServerResponse, status: number, title: string, body = ''): void {
  const html = Buffer.from(plainPage(title, body, 'en', '/'));
  response.setHeader('Content-Security-Policy', PLAIN_PAGE_POLICY);
  response.setHeader('Cache-Control', CACHING.never);
  response.writeHead(status, { 'Content-Type': HTML, 'Content-Length': html.length });
  response.end(html);
}

/**
 * Handles paths outside the API. Nothing is cached: a new build is served at once, and files of the previous one stay
 * available to its open pages.
 */
export function createFiles(folder: string, log: Log): Handle {
  const openFile = createSiteFiles(folder);

  const notFound = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
    codings: ReadonlySet<string>,
  ): Promise<void> => {
    const page =
      (await openFile(missingPage(path), codings)) ?? (await openFile('/404.html', codings));
    if (!page) return sendPlain(response, 404, '404 Page Not Found');
    response.setHeader('Vary', 'Accept-Encoding');
    response.writeHead(404, {
      'Content-Type': HTML,
      'Content-Length': page.size,
      'Cache-Control': CACHING.never,
      ...(page.coding && { 'Content-Encoding': page.coding }),
    });
    if (request.method !== 'HEAD')
      return sendBytes(page, { start: 0, end: page.size - 1 }, response);
    await page.handle.close();
    response.end();
  };

  const answer = async (
    request: IncomingMessage,
    response: ServerResponse,
    path: string,
  ): Promise<void> => {
    const codings = acceptedCodings(request.headers['accept-encoding']);
    const file = isHidden(path) ? undefined : await openFile(path, codings);
    await (file
      ? sendFile(request, response, path, file)
      : notFound(request, response, path, codings));
  };

  return async (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const { status, message } = PROBLEMS.method;
      response.setHeader('Cache-Control', CACHING.never);
      response.writeHead(status, { Allow: 'GET, HEAD', 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message }));
      return;
    }
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    if (path !== '/' && /[/\\]$/.test(path)) {
      const query = (request.url ?? '').slice(path.length);
      response.writeHead(301, {
        Location: withoutSlash(path, query),
        'Cache-Control': CACHING.file,
        'Content-Length': 0,
      });
      response.end();
      return;
    }
    try {
      await answer(request, response, path);
    } catch (error) {
      if (response.destroyed) return;
      log.error('files.unavailable', errorFields(error));
      // Headers are sent already: cut the connection to signal the error.
      if (response.headersSent) response.destroy();
      else {
        response.setHeader('Retry-After', '5');
        sendPlain(
          response,
          503,
          'Please try again in a moment',
          '<p>This page is not available right now.</p>',
        );
      }
    }
  };
}

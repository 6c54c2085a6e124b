/** Serves the built site: precompressed files, one address per page, the 404 card for everything else. */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import sirv from 'sirv';
import { CACHING, PAGE_POLICY, cachingOf } from '#domain/headers.ts';
import { PLAIN_PAGE_POLICY, plainPage } from './plain-page.ts';
import { PROBLEMS } from './problems.ts';

/** Files of the build that are meant for hosts, not for visitors; and the 404 page, which is not a page of its own. */
const HIDDEN = new Set(['/_headers', '/_redirects', '/404', '/404.html']);

/** Types that `sirv` names without their encoding. */
const TYPES: Readonly<Record<string, string>> = {
  css: 'text/css',
  js: 'text/javascript',
  mjs: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  txt: 'text/plain',
  vtt: 'text/vtt',
  webmanifest: 'application/manifest+json',
  xml: 'application/xml',
};

/** Where `/x/` should have gone: `/x`, the query kept, never another host. */
function withoutSlash(path: string, query: string): string {
  return `/${path.replace(/^[/\\]+|[/\\]+$/g, '')}${query}`;
}

/** A path as `sirv` reads it. */
function decoded(path: string): string {
  if (!path.includes('%')) return path;
  try {
    return decodeURIComponent(path);
  } catch (error) {
    if (error instanceof URIError) return path;
    throw error;
  }
}

/** `sirv` throws on ranges that run backwards, and reads suffixes wrongly: it only sees plain ones. */
function keepPlainRange({ headers }: IncomingMessage): void {
  const [, from, to] = /^bytes=(\d{1,15})-(\d{0,15})$/.exec(headers.range ?? '') ?? [];
  const isPlain = from !== undefined && (!to || Number(to) >= Number(from));
  if (!isPlain || headers['if-range'] !== undefined) delete headers.range;
}

/** Codings a client has ruled out by `q=0` must not be taken for accepted. */
function acceptedCodings(value = ''): string {
  return value
    .split(',')
    .filter((coding) => !/;\s*q=0(?:\.0*)?\s*$/i.test(coding))
    .join(',');
}

/** The 404 page: the built one, or a plain one. */
function missingPage(folder: string): { html: Buffer; policy: string } {
  const file = join(folder, '404.html');
  return existsSync(file)
    ? { html: readFileSync(file), policy: PAGE_POLICY }
    : { html: Buffer.from(plainPage('404 Page Not Found', '')), policy: PLAIN_PAGE_POLICY };
}

/** A listener for everything that is not the API. The files are listed once: a new build needs a restart. */
export function createFiles(
  folder: string,
): (request: IncomingMessage, response: ServerResponse, path: string) => void {
  const missing = missingPage(folder);
  const serve = sirv(folder, {
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders(response, path) {
      response.setHeader('Cache-Control', cachingOf(path));
      const type = TYPES[/\.([a-z]+)$/.exec(path)?.[1] ?? ''];
      if (type) response.setHeader('Content-Type', `${type}; charset=utf-8`);
      // Recordings can be entered anywhere; players ask first whether they may.
      else response.setHeader('Accept-Ranges', 'bytes');
    },
  });

  const notFound = (response: ServerResponse): void => {
    response.setHeader('Content-Security-Policy', missing.policy);
    response.writeHead(404, {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Length': missing.html.length,
      'Cache-Control': CACHING.never,
    });
    response.end(missing.html);
  };

  return (request, response, path) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      const { status, message } = PROBLEMS.method;
      response.writeHead(status, { Allow: 'GET, HEAD', 'Content-Type': 'application/json' });
      response.end(JSON.stringify({ message }));
      return;
    }
    response.setHeader('Content-Security-Policy', PAGE_POLICY);
    const query = (request.url ?? '').slice(path.length);
    if (path !== '/' && /[/\\]$/.test(path)) {
      response.writeHead(301, {
        Location: withoutSlash(path, query),
        'Cache-Control': CACHING.file,
        'Content-Length': 0,
      });
      response.end();
      return;
    }
    if (HIDDEN.has(decoded(path))) return notFound(response);
    keepPlainRange(request);
    request.headers['accept-encoding'] = acceptedCodings(request.headers['accept-encoding']);
    serve(request, response, () => notFound(response));
  };
}

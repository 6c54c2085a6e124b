/** Redirects legacy URLs, using the table that the build writes (D09, D10). */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { CACHING } from '#domain/http/headers.ts';
import { resolveAsked } from '#domain/redirects/escapes.ts';
import { REDIRECT_TABLE_PATH, type RedirectTable } from '#domain/redirects/table.ts';
import { cachedFile } from './cached-file.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, path: string) => Promise<void>;

/** A file such as `/resources/5-mistakes.pdf` is not the page with that number. */
const FILE = /\.(?!html$)[a-z]\w*$/i;

/**
 * Adds the redirects of a built site in front of its files.
 * @param folder the built site; without `moved.json` there are no redirects
 */
export function withRedirects(folder: string, files: Handle): Handle {
  const readTable = cachedFile(
    join(folder, REDIRECT_TABLE_PATH),
    (text) => JSON.parse(text) as RedirectTable,
  );
  return async (request, response, path) => {
    const known = readTable();
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const host = request.headers.host?.toLowerCase() ?? '';
    const table = known && FILE.test(path) ? { ...known, numbers: {} } : known;
    const query = (request.url ?? '').slice(path.length);
    const [to, status = 301] = (isRead && table && resolveAsked(table, host, path, query)) || [];
    if (to === undefined || to === path) return files(request, response, path);
    response.writeHead(status, {
      Location: to + query,
      'Cache-Control': CACHING.file,
      'Content-Length': 0,
    });
    response.end();
  };
}

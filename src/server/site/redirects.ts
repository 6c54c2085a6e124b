/** Redirects legacy URLs by the build's table (D09, D10). */
import type { Handle } from '../base/http/context.ts';
import { join } from 'node:path';
import { CACHING } from '#lib/http/headers.ts';
import { resolveAsked } from '#lib/redirects/escapes.ts';
import { REDIRECT_TABLE_PATH, type RedirectTable } from '#lib/redirects/table.ts';
import { cachedFile } from '../base/http/cached-file.ts';

/** `/resources/5-mistakes.pdf` is not the page with that number. */
const FILE = /\.(?!html$)[a-z]\w*$/i;

/** Adds redirects in front of a site's files; without `moved.json` there are none. */
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

/** Answers old addresses with the new ones, from the table that the build leaves beside the pages (D09, D10). */
import { existsSync, readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { CACHING } from '#domain/headers.ts';
import { ADDRESS_BOOK, type AddressBook, LONGEST, lookUp } from '#domain/redirect-table.ts';

type Handle = (request: IncomingMessage, response: ServerResponse, path: string) => void;

/** As much of the path as a rule can hold, decoded; a path that is encoded wrongly is left alone. */
function readable(path: string): string {
  const start = path.slice(0, LONGEST + 1);
  try {
    return decodeURIComponent(start);
  } catch {
    return start;
  }
}

/**
 * Puts the redirects of a built site before its files.
 * @param folder the built site; one without `moved.json` has no redirects
 */
export function withRedirects(folder: string, files: Handle): Handle {
  const file = join(folder, ADDRESS_BOOK);
  if (!existsSync(file)) return files;
  const book = JSON.parse(readFileSync(file, 'utf8')) as AddressBook;
  return (request, response, path) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    const host = request.headers.host?.toLowerCase() ?? '';
    const [to, status = 301] = (isRead && lookUp(book, host, readable(path))) || [];
    if (to === undefined || to === path) return files(request, response, path);
    response.writeHead(status, {
      Location: to + (request.url ?? '').slice(path.length),
      'Cache-Control': CACHING.file,
      'Content-Length': 0,
    });
    response.end();
  };
}

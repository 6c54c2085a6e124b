/** The dev server follows the same table as the built site; what front matter says is read anew at every address. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HookParameters } from 'astro';
import { compile, withOrigin } from '#domain/redirect-compile.ts';
import { ADDRESS_BOOK, type AddressBook, lookUp } from '#domain/redirect-table.ts';
import type { Moved, Rules } from '#domain/redirects.ts';
import { LEGACY_PATHS, withMoved } from './rules.ts';

type DevServer = HookParameters<'astro:server:setup'>['server'];

const isVisit = ({ method, headers }: IncomingMessage): boolean =>
  method === 'GET' && (headers.accept ?? '').includes('text/html');

/** Adds the redirects to Vite's server. It does not know the pages, so nearly right addresses are not mended. */
export function followRules(server: DevServer, rules: Rules, site: string): void {
  const read = async (): Promise<AddressBook> => {
    const address = server.httpServer?.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const answer = await fetch(`http://localhost:${port}/${LEGACY_PATHS}`);
    const { moved } = compile(withMoved(rules, (await answer.json()) as Moved[]), site);
    return { moved: withOrigin(moved, site), pages: {}, numbers: {} };
  };
  const answer = async (
    { url = '/', headers }: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    const book = await read();
    const { pathname, search } = new URL(url, 'http://localhost');
    const [to, status = 301] = lookUp(book, headers.host ?? '', pathname) ?? [];
    if (pathname === ADDRESS_BOOK) response.end(JSON.stringify(book));
    // A permanent answer would stay in the browser after the rule has been changed.
    else if (to)
      response.writeHead(status, { Location: to + search, 'Cache-Control': 'no-store' }).end();
    else next();
  };
  server.middlewares.use((request, response, next) => {
    if (isVisit(request) || request.url === ADDRESS_BOOK)
      answer(request, response, next).catch(next);
    else next();
  });
}

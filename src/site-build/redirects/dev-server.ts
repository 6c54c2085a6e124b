/** Applies the redirect table in the dev server; old paths in front matter are read again on each request. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { HookParameters } from 'astro';
import { compile, withOrigin } from '#lib/redirects/compile.ts';
import { resolveAsked } from '#lib/redirects/escapes.ts';
import { REDIRECT_TABLE_PATH, type RedirectTable } from '#lib/redirects/table.ts';
import type { Moved, Rules } from '#lib/redirects/rules.ts';
import { LEGACY_PATHS, addLegacyPaths } from './read-rules.ts';

type DevServer = HookParameters<'astro:server:setup'>['server'];

/** Near misses are not corrected, because the routes are not known in dev. */
export function serveRedirects(server: DevServer, rules: Rules, site: string): void {
  const read = async (): Promise<RedirectTable | undefined> => {
    const address = server.httpServer?.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const answer = await fetch(`http://localhost:${port}/${LEGACY_PATHS}`);
    // A content error makes every page fail; the requested page shows it.
    if (!answer.ok) return undefined;
    const { moved } = compile(addLegacyPaths(rules, (await answer.json()) as Moved[]), site);
    return { moved: withOrigin(moved, site), pages: {}, numbers: {} };
  };
  const answer = async (
    { url = '/', headers }: IncomingMessage,
    response: ServerResponse,
    next: () => void,
  ): Promise<void> => {
    const table = await read();
    if (!table) return next();
    const { pathname, search } = new URL(url, 'http://localhost');
    const [to, status = 301] = resolveAsked(table, headers.host ?? '', pathname, search) ?? [];
    if (pathname === REDIRECT_TABLE_PATH) response.end(JSON.stringify(table));
    // 302, because browsers cache permanent redirects.
    else if (to)
      response.writeHead(status, { Location: to + search, 'Cache-Control': 'no-store' }).end();
    else next();
  };
  server.middlewares.use((request, response, next) => {
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (isPage || request.url === REDIRECT_TABLE_PATH) answer(request, response, next).catch(next);
    else next();
  });
}

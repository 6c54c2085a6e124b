import {
  CACHING,
  RULES_HEADER,
  RULES_TYPE,
  rulesOf,
  SHARED_HEADERS,
  SHARED_PATHS,
  SPECULATION_RULES,
} from '#lib/http/headers.ts';
import { vercelRedirects } from '#lib/redirects/host-formats.ts';
import type { RedirectTable } from '#lib/redirects/table.ts';
import { HEADERS } from './rules.ts';

const header = ([key, value]: readonly [string, string]): object => ({ key, value });
const caching = (value: string): object[] => [header(['Cache-Control', value])];

/** Vercel sends the last matching header. @throws {RedirectError} if there are more redirects than Vercel allows */
export function vercelJson(table: RedirectTable): string {
  const config = {
    cleanUrls: true,
    redirects: vercelRedirects(table),
    headers: [
      { source: '/(.*)', headers: [...HEADERS.map(header), ...caching(CACHING.pageToCompress)] },
      { source: '/(.*\\.[A-Za-z0-9]+)', headers: caching(CACHING.file) },
      {
        source: '/((?!(?:admin|404|es/404)(?:/|$)|.*\\.[A-Za-z0-9]+$).*)',
        headers: [header([RULES_HEADER, rulesOf('/')])],
      },
      {
        source: SPECULATION_RULES.replace('.', '\\.'),
        headers: [header(['Content-Type', RULES_TYPE])],
      },
      { source: '/_astro/(.*)', headers: caching(CACHING.hashed) },
      ...SHARED_PATHS.map((path) => ({
        source: path.replaceAll('.', '\\.').replaceAll('*', '(.*)'),
        headers: Object.entries(SHARED_HEADERS).map(header),
      })),
    ],
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

/** Configuration of other hosts, and compressed copies, which Vercel makes itself. */
export const vercelIgnore = (): string => '_headers\n_redirects\n*.br\n*.gz\n';

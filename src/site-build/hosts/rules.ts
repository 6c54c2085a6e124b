/** What every host has to do: headers from the one table, redirects, hidden files. */
import { CACHING, PAGE_POLICY, SECURITY_HEADERS } from '#lib/http/headers.ts';
import type { RedirectTable } from '#lib/redirects/table.ts';

/** Without caching. */
export const HEADERS = Object.entries({
  ...SECURITY_HEADERS,
  'Content-Security-Policy': PAGE_POLICY,
});

/** Regular expressions for paths; the first match counts. */
export const CACHE_RULES: readonly (readonly [pattern: string, caching: string])[] = [
  ['^/(?:es/)?404(?:\\.html)?$', CACHING.never],
  ['^/_astro/', CACHING.hashed],
  ['\\.html$', CACHING.page],
  ['\\.[A-Za-z0-9]+$', CACHING.file],
  ['', CACHING.page],
];

/** From a path, with a query, a prefix (ends with `/`) or a host's first label (ends with `.`), without escapes. */
export interface Redirect {
  kind: 'host' | 'query' | 'exact' | 'prefix';
  from: string;
  to: string;
  status: number;
}

/** By host, by query, exact, then by prefix, the longest first, because the first match counts. */
export function redirectsOf({ moved }: RedirectTable): Redirect[] {
  const all = Object.entries(moved).map(([key, [to, status = 301]]): Redirect => {
    if (!key.startsWith('/')) return { kind: 'host', from: key, to, status };
    if (key.includes('?')) return { kind: 'query', from: key, to, status };
    return key.endsWith('/*')
      ? { kind: 'prefix', from: key.slice(0, -1), to, status }
      : { kind: 'exact', from: key, to, status };
  });
  const order = ['host', 'query', 'exact', 'prefix'];
  return all.toSorted(
    (a, b) =>
      order.indexOf(a.kind) - order.indexOf(b.kind) ||
      (a.kind === 'prefix' || a.kind === 'query' ? b.from.length - a.from.length : 0),
  );
}

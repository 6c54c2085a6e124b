/** The compiled redirects and their lookup (D09). Inlined in the 404 page: no zod, little text. */

/** The status if it is not 301. */
export type Target = readonly [to: string, status?: number];

/** Content of `moved.json`. */
export interface RedirectTable {
  /** By path (`/contact`), by query (`/?p=1`), by prefix (`/services/*`), by host (`lead.`); no escapes. */
  moved: Readonly<Record<string, Target>>;
  /** By path, with its name if it may be suggested. */
  pages: Readonly<Record<string, string>>;
  /** By number prefix: `/blog/7-` (D05). */
  numbers: Readonly<Record<string, Target>>;
}

export const REDIRECT_TABLE_PATH = '/moved.json';

/** Also of what is compared of a query. */
export const MAX_PATH_LENGTH = 200;

/** Lower case, single slashes, no trailing slash. */
export function normalizePath(path: string): string {
  return `/${path.toLowerCase().split('/').filter(Boolean).join('/')}`;
}

/**
 * A rule by host first, then the page itself, an exact rule, a page with this number, the closest wildcard. Unambiguous
 * variants count as the page: other case, extra slashes, `.html`, or another slug after the number. Rules by query:
 * `resolveAsked`.
 * @param path without escapes
 */
export function resolveRedirect(
  { moved, pages, numbers }: RedirectTable,
  host: string,
  path: string,
): Target | undefined {
  const key = normalizePath(path);
  const page = key.replace(/\.html$/, '');
  let found =
    moved[`${host.split('.')[0]}.`] ??
    (page in pages ? ([page] as const) : moved[key]) ??
    numbers[key.replace(/(\/\d+)(-.*)?$/, '$1-')];
  for (let above = key; above && !found; found = moved[`${above}/*`])
    above = above.replace(/\/[^/]*$/, '');
  return found;
}

/** The way back from an error page to the form that somebody came from. */
import type { IncomingHttpHeaders } from 'node:http';

/** `undefined` if the path is not a built page. */
function pageAt(
  path: string | null | undefined,
  builtPage: (file: string) => string | undefined,
): string | undefined {
  // Page paths have no dots or percent signs.
  if (!path || !/^\/(?!\/)[\w/-]*$/.test(path)) return undefined;
  return builtPage(`${path.slice(1) || 'index'}.html`) === undefined ? undefined : path;
}

/** The path of the page that a request comes from, if it is of this host. */
function refererPath({ referer, host }: IncomingHttpHeaders): string | undefined {
  if (!referer || !URL.canParse(referer)) return undefined;
  const url = new URL(referer);
  return url.host === host?.toLowerCase() ? url.pathname : undefined;
}

/** Paths of pages with the form: by the post's `pageUri`, else (a reload, a bookmark) all `pages`. */
export function wayBack(
  headers: IncomingHttpHeaders,
  sentFrom: string | null | undefined,
  pages: readonly string[],
  builtPage: (file: string) => string | undefined,
): readonly string[] {
  const own = pageAt(sentFrom, builtPage) ?? pageAt(refererPath(headers), builtPage);
  return own === undefined ? pages.map((file) => `/${file.replace(/\.html$/, '')}`) : [own];
}

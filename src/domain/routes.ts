/** Addresses of pages. */

/** The public path of a page from the path it is built at: no `.html`, no `index`, no slash at the end. */
export function publicPath(built: string): string {
  return built.replace(/\.html$|\/$/, '').replace(/\/index$/, '') || '/';
}

const NOINDEX = /<meta name="robots" content="noindex/;

/**
 * Whether search engines and lists of pages may name the built page at `path`: it does not ask to be left out, and it
 * is no second address of another page (D16).
 */
export function isOwnPage(html: string, path: string): boolean {
  const canonical = /<link rel="canonical" href="([^"]*)"/.exec(html)?.[1];
  return !NOINDEX.test(html) && (!canonical || new URL(canonical).pathname === path);
}

/** Where the picture stands that is shown when the page at `path` is shared; the house's own where nobody shares. */
export function sharePicturePath(path: string, noindex: boolean): string {
  return noindex || path === '/' || path === '/404' ? '/share.png' : `/share${path}.png`;
}

/** Without `.html`, `index` and trailing slash. */
export function publicPath(built: string): string {
  return built.replace(/\.html$|\/$/, '').replace(/\/index$/, '') || '/';
}

/** `/fees` → `fees.html`, in the built site. */
export const builtFile = (path: string): string => `${path.slice(1) || 'index'}.html`;

/** Built files that are not pages: configuration of hosts, error pages, compressed copies. Answered with 404. */
export const HIDDEN = '^/(?:_headers|_redirects|(?:(?:en|es)/)?404(?:\\.html)?)$|\\.(?:br|gz)$';

/** Noindex pages use the default one. */
export function sharePicturePath(path: string, noindex: boolean): string {
  return noindex || path === '/' || path === '/404' ? '/share.png' : `/share${path}.png`;
}

/** Ends the visit of a preview of the content. */
export const PREVIEW_END = '/admin/preview-end';

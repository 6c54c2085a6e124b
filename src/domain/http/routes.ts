/** Paths of pages. */
import { languageOf } from '../i18n/language.ts';

/** Public path of a built page: without `.html`, `index` and trailing slash. */
export function publicPath(built: string): string {
  return built.replace(/\.html$|\/$/, '').replace(/\/index$/, '') || '/';
}

/**
 * Regular expression for paths of built files that are no addresses: configuration of hosts, the error page, compressed
 * copies. Answered with 404.
 */
export const HIDDEN = '^/(?:_headers|_redirects|(?:es/)?404(?:\\.html)?)$|\\.(?:br|gz)$';

/** File with the answer to an unknown path, in the language of the path. */
export const missingPage = (path: string): string =>
  languageOf(path) === 'en' ? '/404.html' : `/${languageOf(path)}/404.html`;

/** Path of the share image of the page at `path`; noindex pages use the default one. */
export function sharePicturePath(path: string, noindex: boolean): string {
  return noindex || path === '/' || path === '/404' ? '/share.png' : `/share${path}.png`;
}

/** Address that ends the visit of a preview of the content. */
export const PREVIEW_END = '/admin/preview-end';

import { languageOf } from '../language.ts';

/** Without `.html`, `index` and trailing slash. */
export function publicPath(built: string): string {
  return built.replace(/\.html$|\/$/, '').replace(/\/index$/, '') || '/';
}

/** Built files that are not pages: configuration of hosts, error pages, compressed copies. Answered with 404. */
export const HIDDEN = '^/(?:_headers|_redirects|(?:es/)?404(?:\\.html)?)$|\\.(?:br|gz)$';

/** In the language of the path. */
export const missingPage = (path: string): string =>
  languageOf(path) === 'en' ? '/404.html' : `/${languageOf(path)}/404.html`;

/** Noindex pages use the default one. */
export function sharePicturePath(path: string, noindex: boolean): string {
  return noindex || path === '/' || path === '/404' ? '/share.png' : `/share${path}.png`;
}

/** Ends the visit of a preview of the content. */
export const PREVIEW_END = '/admin/preview-end';

/** Whether a practice may have put a page in another language there, with any form: only the built site says which. */
export const isTranslatedPage = (path: string): boolean => /^\/es\/[a-z\d-]{1,80}$/.test(path);

/**
 * Lets pages send forms to a server at another origin (`FORMS_ORIGIN`), for static hosts that cannot forward requests.
 * API paths are constants of `src/features`; both the HTML and the scripts get them from there. The staff area stays
 * where its server is.
 */
import type { Plugin } from 'vite';

const API_PATH = /'(\/api\/(?!admin)[\w.-]+)'/g;

/** Absolute addresses instead of paths of the public API. */
export const withFormsOrigin = (code: string, origin: string): string =>
  code.replace(API_PATH, `'${origin}$1'`);

/** @param origin of the server; `undefined` if it also serves the pages, or the host forwards to it */
export function formsOrigin(origin: string | undefined): Plugin | false {
  if (origin === undefined) return false;
  return {
    name: 'forms-origin',
    enforce: 'pre',
    transform: (code, id) =>
      /\/src\/(?:features|lib)\//.test(id)
        ? { code: withFormsOrigin(code, origin), map: null }
        : undefined,
  };
}

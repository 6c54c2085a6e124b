/** Paths and queries as people list them and browsers send them, in one spelling. */
import {
  MAX_PATH_LENGTH,
  normalizePath,
  type RedirectTable,
  resolveRedirect,
  type Target,
} from './table.ts';

/** Every character of a rule as escapes of up to four bytes. */
const MAX_LENGTH = 12 * MAX_PATH_LENGTH;

/** No escapes, accents joined to their letters. Keeps `?` and escapes other than UTF-8 (`/100%`, `/ni%F1os`). */
export const plainPath = (path: string): string =>
  path
    .slice(0, MAX_LENGTH)
    .replace(/(%(?!3f)[\da-f]{2})+/gi, (escapes) => {
      try {
        return decodeURIComponent(escapes);
      } catch {
        return escapes;
      }
    })
    .normalize();

/** With its question mark, in lower case; empty if missing. */
export const plainQuery = (query: string): string =>
  query === '' || query === '?' ? '' : plainPath(query).toLowerCase().slice(0, MAX_PATH_LENGTH);

/** A rule by host first, then one whose query begins this one, then others. `query` has its question mark. */
export function resolveAsked(
  table: RedirectTable,
  host: string,
  path: string,
  query: string,
): Target | undefined {
  // One more than a rule can have, so that a longer one never matches.
  const plain = plainPath(path).slice(0, MAX_PATH_LENGTH + 1);
  const key = normalizePath(plain);
  let found = table.moved[`${host.split('.')[0]}.`];
  for (let part = plainQuery(query); part && !found; part = part.replace(/[?&][^?&]*$/, ''))
    found = table.moved[key + part];
  return found ?? resolveRedirect(table, host, plain);
}

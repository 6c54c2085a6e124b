/** Paths and queries as people list them and browsers send them, in one spelling. */
import { MAX_PATH_LENGTH } from './table.ts';

/** Longest text that is read: every character of a rule as escapes of up to four bytes. */
const MAX_LENGTH = 12 * MAX_PATH_LENGTH;

/**
 * A path without percent escapes, accents joined to their letters. Escapes that are no UTF-8, as in `/100%` or
 * `/ni%F1os`, and a question mark stay.
 */
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

/** A query with its question mark, in lower case; empty if there is none. */
export const plainQuery = (query: string): string =>
  query === '' || query === '?' ? '' : plainPath(query).toLowerCase().slice(0, MAX_PATH_LENGTH);

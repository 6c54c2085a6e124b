/** Suggests the closest existing page for a 404. Inlined in the 404 page. */
import { normalizePath, type RedirectTable } from './table.ts';

/** A letter added, missing, changed, or two swapped. */
export function isOneEdit(a: string, b: string): boolean {
  let at = 0;
  while (a[at] && a[at] === b[at]) at += 1;
  const x = a.slice(at);
  const y = b.slice(at);
  const restOfX = x.slice(1);
  const restOfY = y.slice(1);
  return restOfX === restOfY || restOfX === y || restOfY === x || x.replace(/(.)(.)/, '$2$1') === y;
}

/** A page whose path, or old path, is one edit away: a suggestion, not a redirect. */
export function suggestPath({ moved, pages }: RedirectTable, path: string): string | undefined {
  const known = Object.keys({ ...pages, ...moved }).find(
    (address) => address[2] && isOneEdit(normalizePath(path), address),
  );
  return known && (moved[known]?.[0] ?? known);
}

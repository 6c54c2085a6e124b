/** Which page an address that leads nowhere may have been meant for. The 404 page inlines this file. */
import { bare, type AddressBook } from './redirect-table.ts';

/** Whether one slip of the finger lies between two texts: a letter too much, missing, wrong, or two swapped. */
export function oneSlip(a: string, b: string): boolean {
  let at = 0;
  while (a[at] && a[at] === b[at]) at += 1;
  const x = a.slice(at);
  const y = b.slice(at);
  return (
    x.slice(1) === y.slice(1) ||
    x.slice(1) === y ||
    y.slice(1) === x ||
    x.replace(/(.)(.)/, '$2$1') === y
  );
}

/** A page whose address, or old address, is one slip away: to be offered, not to be taken for granted. */
export function alike({ moved, pages }: AddressBook, path: string): string | undefined {
  const known = Object.keys({ ...pages, ...moved }).find(
    (address) => address[2] && oneSlip(bare(path), address),
  );
  return known && (moved[known]?.[0] ?? known);
}

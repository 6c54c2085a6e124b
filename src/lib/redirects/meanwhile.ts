/**
 * A page may take the visitors of another one that is a draft or not due, as `legacyPaths`. The other one keeps its own
 * old addresses, and has all of them again when it is back.
 */
import { keyOf } from './compile.ts';

export interface Led {
  /** Where the page is. */
  own: readonly string[];
  /** Old addresses that lead there. */
  from: readonly string[];
}

/**
 * The old addresses of a page, without those of pages whose visitors it took and that are back.
 * @param back pages that come back without a change of this one, such as on the day they are due
 */
export function oldAddresses(page: Led, back: readonly Led[]): string[] {
  const keys = new Set(page.from.map(keyOf));
  // A post may name its own number, to be led from there by a rule: what is back is then itself.
  const self = new Set(page.own.map(keyOf));
  const returned = back.filter(({ own }) => {
    const places = own.map(keyOf);
    return places.some((place) => keys.has(place)) && !places.some((place) => self.has(place));
  });
  const theirs = new Set(returned.flatMap(({ own, from }) => [...own, ...from].map(keyOf)));
  return page.from.filter((path) => !theirs.has(keyOf(path)));
}

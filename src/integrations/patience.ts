/**
 * How many pages are worth the last byte. Exact letters and the densest compression take a tenth of a second a page:
 * a practice's whole site deserves that, thousands of articles in its archive do not.
 */

/** Files that are compressed. */
export const TEXT = /\.(?:html|css|js|mjs|svg|xml|txt|json|webmanifest|ics|vtt)$/;
/** Files of each kind that get everything. */
const DESERVING = 150;

const depth = (name: string): number => name.split('/').length;

/** The names that deserve patience: those nearest to the root first, then in the order of the alphabet. */
export function deserving(names: readonly string[], limit = DESERVING): ReadonlySet<string> {
  const order = names.toSorted((a, b) => depth(a) - depth(b) || (a < b ? -1 : 1));
  return new Set(order.slice(0, limit));
}

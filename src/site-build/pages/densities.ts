/** How densely pages are compressed: the densest level takes most of a large site's build, so only where visitors arrive. */
import type { Density } from '../output/brotli.ts';
import type { Pages } from './read.ts';

/** Posts, the newest first. */
const NEWEST = 100;
/** The second page of a list and all after it. */
const LATER_PAGE = /\/page\/\d+$/;

/** Of older posts and of the later pages of lists, by name of the file; all others are compressed most densely. */
export function densities(pages: Pages): ReadonlyMap<string, Density> {
  const all = [...pages.values()];
  const older = all
    .filter(({ note }) => note.changed)
    .sort((a, b) => (b.note.changed ?? '').localeCompare(a.note.changed ?? ''))
    .slice(NEWEST);
  const later = all.filter(({ path }) => LATER_PAGE.test(path));
  return new Map<string, Density>([
    ...older.map(({ name }) => [name, 'older'] as const),
    ...later.map(({ name }) => [name, 'passing'] as const),
  ]);
}

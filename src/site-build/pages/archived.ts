/** Pages that few visitors open: compressing them at the densest level takes most of a large site's build. */
import type { Pages } from './read.ts';

/** Posts, the newest first. */
const NEWEST = 100;
/** The second page of a list and all after it. */
const LATER_PAGE = /\/page\/\d+$/;

/** Names of the files of older posts and of the later pages of lists. */
export function archived(pages: Pages): ReadonlySet<string> {
  const all = [...pages.values()];
  const older = all
    .filter(({ note }) => note.changed)
    .sort((a, b) => (b.note.changed ?? '').localeCompare(a.note.changed ?? ''))
    .slice(NEWEST);
  const later = all.filter(({ path }) => LATER_PAGE.test(path));
  return new Set([...older, ...later].map(({ name }) => name));
}

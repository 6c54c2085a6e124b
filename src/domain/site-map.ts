/** The page that lists every page: which page stands in which group. */

/** A page search engines may list, as the sitemap names it. */
export interface ListedPage {
  path: string;
  name: string;
}

/** How exactly `pattern` names `path`: 0 not at all, more for more of it. `/blog/*` is below, `*` is everything else. */
function closeness(pattern: string, path: string): number {
  if (pattern === path) return Infinity;
  if (!pattern.endsWith('*')) return 0;
  return path.startsWith(pattern.slice(0, -1)) ? pattern.length : 0;
}

/**
 * Puts each page into the group whose pattern names it most exactly; pages no pattern names are left out, so that a
 * group with `*` takes the rest. Inside a group pages follow its patterns, and then their own names.
 */
export function groupPages(
  groups: readonly (readonly string[])[],
  pages: readonly ListedPage[],
): ListedPage[][] {
  const places = groups.flatMap((patterns, group) =>
    patterns.map((pattern, rank) => ({ pattern, group, rank })),
  );
  const placed = pages.flatMap((page) => {
    const [best] = places
      .map((place) => ({ ...place, page, near: closeness(place.pattern, page.path) }))
      .filter((place) => place.near > 0)
      .toSorted((a, b) => b.near - a.near);
    return best ?? [];
  });
  return groups.map((_, group) =>
    placed
      .filter((place) => place.group === group)
      .toSorted((a, b) => a.rank - b.rank || a.page.name.localeCompare(b.page.name, 'en'))
      .map(({ page }) => page),
  );
}

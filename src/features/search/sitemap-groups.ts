/** Indexable. */
export interface ListedPage {
  path: string;
  name: string;
}

/** Specificity of `pattern` for `path`: 0 no match, higher is closer. `/blog/*` matches below, `*` everything. */
function closeness(pattern: string, path: string): number {
  if (pattern === path) return Infinity;
  if (!pattern.endsWith('*')) return 0;
  return path.startsWith(pattern.slice(0, -1)) ? pattern.length : 0;
}

/** Into the group with the most specific pattern, in the order of its patterns, then by title; others are omitted. */
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

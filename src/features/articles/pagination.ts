/** `number` counts from 1. */
export interface ListPage<T> {
  path: string;
  number: number;
  items: T[];
  /** Paths of all pages of this list, in order. */
  all: readonly string[];
}

/** Splits `items` into pages below `base`: `/blog`, `/blog/page/2` …; one empty page if there are no items. */
export function paginate<T>(base: string, items: readonly T[], size: number): ListPage<T>[] {
  const count = Math.max(1, Math.ceil(items.length / size));
  const all = Array.from({ length: count }, (_, index) =>
    index ? `${base}/page/${index + 1}` : base,
  );
  return all.map((path, index) => ({
    path,
    number: index + 1,
    items: items.slice(index * size, (index + 1) * size),
    all,
  }));
}

/** Page numbers to link from page `at`: both ends and the neighbors; 0 is a gap. */
export function pageLinks(at: number, last: number): number[] {
  const near = [...new Set([1, at - 1, at, at + 1, last])].filter((n) => n >= 1 && n <= last);
  return near
    .toSorted((a, b) => a - b)
    .flatMap((n, index, list) => {
      const missing = n - (list[index - 1] ?? 0) - 1;
      if (missing === 1) return [n - 1, n];
      return missing > 1 ? [0, n] : [n];
    });
}

/** What the search finds a page by. Pure: pages in, rows out. */
import { termsOf } from './likeness.ts';
import type { Source } from './page-source.ts';
import type { Row } from './search.ts';

/** Shelves by the start of the address; everything else is a page. */
const SHELVES = [
  ['/blog/', 'Articles'],
  ['/resources/blog', 'Articles'],
  ['/resources/podcasts', 'Episodes'],
  ['/resources/clarity-drip', 'Newsletter'],
  ['/resources/', 'Guides and tools'],
  ['/therapists/', 'People'],
] as const;
const PAGES = 'Pages';
/** In this order, pages first. */
const ORDER: readonly string[] = [PAGES, ...new Set(SHELVES.map(([, shelf]) => shelf))];

/** Further words per page: enough to find it by, few enough that the index stays a page's weight. */
const WORDS = 30;
/** A word or heading on a larger share of the pages than this tells none of them apart. */
const COMMON = 0.2;
/** Letters of the shortest word worth keeping. */
const SHORTEST = 4;

/** How many sources hold each of their words, each counted once. */
function counts(lists: readonly (readonly string[])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const list of lists)
    for (const word of new Set(list)) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** The index: shelf by shelf, and on each shelf by address. */
export function indexRows(sources: readonly Source[]): Row[] {
  const most = Math.max(3, sources.length * COMMON);
  const bodies = sources.map(({ body }) => termsOf(body).filter((word) => word.length >= SHORTEST));
  const spread = counts(bodies);
  const repeated = counts(sources.map(({ headings }) => headings.map(([text]) => text)));
  return sources
    .map((source, at): Row => {
      const { path, title, text } = source;
      const headings = source.headings.filter(
        ([line]) => line !== title && (repeated.get(line) ?? 0) <= most,
      );
      const said = new Set(termsOf([title, text, ...headings.map(([line]) => line)].join(' ')));
      const often = new Map<string, number>();
      for (const word of bodies[at] ?? []) often.set(word, (often.get(word) ?? 0) + 1);
      const telling = (word: string): number =>
        (often.get(word) ?? 0) * Math.log(sources.length / (spread.get(word) ?? 1));
      const words = [...often.keys()]
        .filter((word) => !said.has(word) && (spread.get(word) ?? 0) <= most)
        .sort((a, b) => telling(b) - telling(a))
        .slice(0, WORDS);
      const shelf = SHELVES.find(([start]) => path.startsWith(start))?.[1] ?? PAGES;
      return [path, shelf, title, text, headings, words.join(' ')];
    })
    .sort(
      ([a, shelfA], [b, shelfB]) =>
        ORDER.indexOf(shelfA) - ORDER.indexOf(shelfB) ||
        a.localeCompare(b, 'en', { numeric: true }),
    );
}

/** Builds the search index. */
import { type SearchEntry, termsOf } from './query.ts';

export interface SearchSource {
  path: string;
  title: string;
  text: string;
  headings: [text: string, id: string][];
  /** Normalized text of its `main`. */
  body: string;
}

/** By path prefix; everything else is a page. */
const CATEGORIES = [
  ['/blog/', 'Articles'],
  ['/resources/blog', 'Articles'],
  ['/resources/podcasts', 'Episodes'],
  ['/resources/', 'Guides and tools'],
  ['/therapists/', 'People'],
] as const;
const PAGES = 'Pages';
const NEWSLETTER = 'Newsletter';
/** Pages first. */
const ORDER: readonly string[] = [
  PAGES,
  'Articles',
  'Episodes',
  NEWSLETTER,
  'Guides and tools',
  'People',
];

/** Additional words per page; keeps the index about as small as a page. */
const MAX_WORDS = 30;
/** Words and headings on more pages are ignored. */
const MAX_PAGE_SHARE = 0.2;
const MIN_WORD_LENGTH = 4;

/** Number of sources that contain each word. */
function counts(lists: readonly (readonly string[])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const list of lists)
    for (const word of new Set(list)) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** Sorted by category and path. @param newsletter path of its archive */
export function indexEntries(sources: readonly SearchSource[], newsletter: string): SearchEntry[] {
  const starts = [[newsletter, NEWSLETTER], ...CATEGORIES] as const;
  const maxPages = Math.max(3, sources.length * MAX_PAGE_SHARE);
  const bodies = sources.map(({ body }) =>
    termsOf(body).filter((word) => word.length >= MIN_WORD_LENGTH),
  );
  const spread = counts(bodies);
  const repeated = counts(sources.map(({ headings }) => headings.map(([text]) => text)));
  return sources
    .map((source, at): SearchEntry => {
      const { path, title, text } = source;
      const headings = source.headings.filter(
        ([line]) => line !== title && (repeated.get(line) ?? 0) <= maxPages,
      );
      const known = new Set(termsOf([title, text, ...headings.map(([line]) => line)].join(' ')));
      const often = new Map<string, number>();
      for (const word of bodies[at] ?? []) often.set(word, (often.get(word) ?? 0) + 1);
      const telling = (word: string): number =>
        (often.get(word) ?? 0) * Math.log(sources.length / (spread.get(word) ?? 1));
      const words = [...often.keys()]
        .filter((word) => !known.has(word) && (spread.get(word) ?? 0) <= maxPages)
        .sort((a, b) => telling(b) - telling(a))
        .slice(0, MAX_WORDS);
      const category = starts.find(([start]) => path.startsWith(start))?.[1] ?? PAGES;
      return [path, category, title, text, headings, words.join(' ')];
    })
    .sort(
      ([a, categoryA], [b, categoryB]) =>
        ORDER.indexOf(categoryA) - ORDER.indexOf(categoryB) ||
        a.localeCompare(b, 'en', { numeric: true }),
    );
}

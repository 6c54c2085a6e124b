/** Builds the search index. */
import { type SearchEntry, termsOf } from './query.ts';
import type { SearchWords } from './words.en.ts';

export interface SearchSource {
  path: string;
  /** Of the page in the first language whose translation it is: that one's folder says what kind it is. */
  translates?: string | undefined;
  title: string;
  text: string;
  headings: [text: string, id: string][];
  /** Normalized text of its `main`. */
  body: string;
}

/** By path prefix; everything else is a page. */
const KINDS = [
  ['/blog/', 'articles'],
  ['/resources/blog', 'articles'],
  ['/resources/podcasts', 'episodes'],
  ['/resources/', 'guides'],
  ['/therapists/', 'people'],
] as const;

/** Additional words per page; keeps the index about as small as a page. */
const MIN_WORDS = 30;
/** And of all pages, so that few pages are found by more of their words. */
const ALL_WORDS = 4000;
/** Words and headings on more pages are ignored: of few pages, up to a third. */
const MAX_PAGE_SHARE = 0.2;
const FEW_PAGES = 8;
const MIN_WORD_LENGTH = 4;

/** Number of sources that contain each word. */
function counts(lists: readonly (readonly string[])[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const list of lists)
    for (const word of new Set(list)) found.set(word, (found.get(word) ?? 0) + 1);
  return found;
}

/** Sorted by category, in the order of its words, and path. @param newsletter path of its archive */
export function indexEntries(
  sources: readonly SearchSource[],
  newsletter: string,
  { kinds, answers: { stop } }: Pick<SearchWords, 'kinds' | 'answers'>,
): SearchEntry[] {
  const starts = [[newsletter, 'newsletter'], ...KINDS] as const;
  const order = Object.values(kinds);
  const few = Math.min(sources.length / 3, FEW_PAGES);
  const maxPages = Math.max(3, few, sources.length * MAX_PAGE_SHARE);
  const maxWords = Math.max(MIN_WORDS, Math.floor(ALL_WORDS / sources.length));
  const bodies = sources.map(({ body }) =>
    termsOf(body, stop).filter((word) => word.length >= MIN_WORD_LENGTH),
  );
  const spread = counts(bodies);
  const repeated = counts(sources.map(({ headings }) => headings.map(([text]) => text)));
  return sources
    .map((source, at): SearchEntry => {
      const { path, title, text } = source;
      const headings = source.headings.filter(
        ([line]) => line !== title && (repeated.get(line) ?? 0) <= maxPages,
      );
      const known = new Set(
        termsOf([title, text, ...headings.map(([line]) => line)].join(' '), stop),
      );
      const often = new Map<string, number>();
      for (const word of bodies[at] ?? []) often.set(word, (often.get(word) ?? 0) + 1);
      const telling = (word: string): number =>
        (often.get(word) ?? 0) * Math.log(sources.length / (spread.get(word) ?? 1));
      const words = [...often.keys()]
        .filter((word) => !known.has(word) && (spread.get(word) ?? 0) <= maxPages)
        .sort((a, b) => telling(b) - telling(a))
        .slice(0, maxWords);
      const { translates: first = path } = source;
      const [, kind] = starts.find(([start]) => first.startsWith(start)) ?? ['', 'pages' as const];
      return [path, kinds[kind], title, text, headings, words.join(' ')];
    })
    .sort(
      ([a, categoryA], [b, categoryB]) =>
        order.indexOf(categoryA) - order.indexOf(categoryB) ||
        a.localeCompare(b, 'en', { numeric: true }),
    );
}

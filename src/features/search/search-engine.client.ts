/** Full-text search (MiniSearch). Loads when the search field is focused; queries never leave the device. */
import MiniSearch from 'minisearch';
import { normalize } from '#features/safety/normalize.ts';
import { type SearchEntry, termsOf, wordsOf } from './query.ts';

export interface Hit {
  /** With the heading's id, if a heading matches best. */
  href: string;
  category: string;
  title: string;
  text: string;
  /** The best matching one, such as a FAQ question. */
  heading: string | undefined;
  /** Matching words of the index, normalized. */
  terms: readonly string[];
}

/** Best first. */
export type Search = (query: string) => Hit[];

/** For fuzzy matching: one edit up to 7 letters, two from 8. */
const MIN_FUZZY_LENGTH = 4;
/** Only where nothing is written as it was typed: "fight" also found "right", "night" and "eight". */
const FUZZY = { fuzzy: (term: string) => (term.length < MIN_FUZZY_LENGTH ? false : 0.2) };

/** 100 pages take about 10 ms on a laptop. @param stop words that do not count, by default English */
export function createSearch(entries: readonly SearchEntry[], stop?: string): Search {
  const index = new MiniSearch<SearchEntry>({
    idField: '0',
    fields: ['2', '3', '4', '5'],
    extractField: (entry, field) => {
      const value = entry[Number(field) as keyof SearchEntry] as SearchEntry[number];
      return typeof value === 'string' ? value : value.map(([text]) => text).join(' ');
    },
    tokenize: wordsOf,
    processTerm: (term) => term,
    searchOptions: {
      tokenize: (query) => termsOf(query, stop),
      combineWith: 'AND',
      prefix: true,
      // Titles weigh most; a heading with all words may outrank one.
      boost: { 2: 8, 4: 6, 3: 3 },
    },
  });
  index.addAll(entries);
  const byPath = new Map(entries.map((entry) => [entry[0], entry]));
  return (query) => {
    const exact = index.search(query);
    return (exact.length ? exact : index.search(query, FUZZY)).flatMap(({ id, terms }) => {
      const entry = byPath.get(id as string);
      if (!entry) return [];
      const [path, category, title, text, headings] = entry;
      const matches = (line: string): number =>
        new Set(wordsOf(line).filter((word) => terms.includes(word))).size;
      const [best] = [...headings].sort(([a], [b]) => matches(b) - matches(a));
      const [heading, anchor] = (best && matches(best[0]) > matches(title) && best) || [];
      const href = anchor ? `${path}#${anchor}` : path;
      return { href, category, title, text, heading, terms };
    });
  };
}

/** Splits `text` into pieces, with matches marked. */
export const highlight = (
  text: string,
  terms: readonly string[],
): [piece: string, hit: boolean][] =>
  text
    .split(/([\p{L}\p{N}’']+)/u)
    .map((piece): [string, boolean] => [piece, terms.includes(normalize(piece))])
    .filter(([piece]) => piece);

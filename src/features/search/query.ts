/** Format of the search index, and the words of a query. */
import { normalize } from '#features/safety/normalize.ts';

/** Path, category, title, description, headings (text and id), and further words. */
export type SearchEntry = [
  path: string,
  category: string,
  title: string,
  text: string,
  headings: [text: string, id: string][],
  words: string,
];

/** Of English; of other languages they are in their words. */
const STOP_WORDS =
  'a an and are as at be can do does for from how i if in is it my of on or our so the to us we what when will with you your';

export const wordsOf = (text: string): string[] => normalize(text).split(' ').filter(Boolean);

/** Without stop words, separated by spaces; all words if none is left. */
export function termsOf(query: string, stop = STOP_WORDS): string[] {
  const ignored = stop.split(' ');
  const all = wordsOf(query);
  const terms = all.filter((word) => !ignored.includes(word));
  return terms.length ? terms : all;
}

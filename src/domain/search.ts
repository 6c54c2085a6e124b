/**
 * Search over what is published, in the browser: every word must be found, at its start or with one letter wrong, in a
 * title, a heading, the description or the words of a page. Nothing that is typed leaves the device.
 */
import { likeness, termsOf, wordsOf } from './likeness.ts';

/** Address, shelf, title, description, headings (text and id), and further words: one page in the index. */
export type Row = [
  path: string,
  shelf: string,
  title: string,
  text: string,
  headings: [text: string, id: string][],
  words: string,
];

export interface Hit {
  /** With the id of the heading, where a heading answers best. */
  href: string;
  shelf: string;
  title: string;
  text: string;
  /** The heading that answers best: a question of the FAQs, for example. */
  heading: string | undefined;
}

/** What a word is worth where it is found; a heading that holds all words may outweigh a title. */
const TITLE = 8;
const HEADING = 6;
const TEXT = 3;
const WORD = 1;
/** A row cut into words, once for all searches. */
interface Page {
  row: Row;
  title: string[];
  headings: string[][];
  /** Every field with what a word in it is worth. */
  fields: [worth: number, words: string[]][];
}

/** The index, ready to be searched. */
export function pagesOf(rows: readonly Row[]): Page[] {
  return rows.map((row) => {
    const title = wordsOf(row[2]);
    const headings = row[4].map(([line]) => wordsOf(line));
    return {
      row,
      title,
      headings,
      fields: [
        [TITLE, title],
        [TEXT, wordsOf(row[3])],
        [WORD, wordsOf(row[5])],
        ...headings.map((line): [number, string[]] => [HEADING, line]),
      ],
    };
  });
}

const best = (term: string, words: readonly string[]): number =>
  words.reduce((most, word) => Math.max(most, likeness(term, word)), 0);

/** The pages that answer a query, best first; of equals, the one that comes first in the index. */
export function search(pages: readonly Page[], query: string): Hit[] {
  const terms = termsOf(query);
  if (!terms.length) return [];
  return pages
    .map(({ row: [path, shelf, name, text, anchors], title, headings, fields }) => {
      const worth = terms.map((term) =>
        Math.max(...fields.map(([weight, words]) => weight * best(term, words))),
      );
      const sum = (line: readonly string[]): number =>
        terms.reduce((total, term) => total + best(term, line), 0);
      const sums = headings.map(sum);
      const most = Math.max(0, ...sums);
      const [heading, id] = (most > sum(title) && anchors[sums.indexOf(most)]) || [];
      const score = worth.includes(0) ? 0 : worth.reduce((total, value) => total + value, 0);
      return {
        score,
        hit: { href: id ? `${path}#${id}` : path, shelf, title: name, text, heading },
      };
    })
    .filter(({ score }) => score)
    .sort((a, b) => b.score - a.score)
    .map(({ hit }) => hit);
}

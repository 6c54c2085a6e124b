/** How words are compared when people search: at their start, and with one slip forgiven. */
import { fold } from './fold.ts';

/** Letters from which one wrong letter is forgiven. */
const FORGIVING = 4;
/** Words that say nothing about what is looked for. */
const STOP = new Set(
  'a an and are as at be can do does for from how i if in is it my of on or our so the to us we what when will with you your'.split(
    ' ',
  ),
);

/** The words of a text, folded. */
export const wordsOf = (text: string): string[] => fold(text).split(' ').filter(Boolean);

/** The words of a query that count; all of them, where none does. */
export function termsOf(query: string): string[] {
  const all = wordsOf(query);
  const telling = all.filter((word) => !STOP.has(word));
  return telling.length ? telling : all;
}

/** Whether `a` becomes `b`, or the start of `b`, by one letter more, less, other, or swapped with its neighbor. */
function almost(a: string, b: string): boolean {
  let at = 0;
  while (at < a.length && a[at] === b[at]) at += 1;
  const rest = a.slice(at + 1);
  const swapped = a[at] === b[at + 1] && a[at + 1] === b[at];
  return (
    b.startsWith(rest, at + 1) ||
    b.startsWith(rest, at) ||
    b.startsWith(a.slice(at), at + 1) ||
    (swapped && b.startsWith(a.slice(at + 2), at + 2))
  );
}

/** How well a word of a page answers a word of a query: 1 the same, less for its start or a slip, 0 not at all. */
export function likeness(term: string, word: string): number {
  if (word === term) return 1;
  if (word.startsWith(term)) return 0.8;
  // "couples" also finds "couple", "arguing" does not find "a".
  if (word.length >= FORGIVING && term.startsWith(word)) return 0.6;
  // The first letter is rarely the wrong one, and asking for it keeps the search quick.
  if (term.length < FORGIVING || word[0] !== term[0]) return 0;
  return almost(term, word) ? 0.4 : 0;
}

/** `text` in pieces, those that answer the query marked: what a list of results highlights. */
export function marked(text: string, query: string): [piece: string, hit: boolean][] {
  const terms = termsOf(query);
  return text
    .split(/([\p{L}\p{N}’']+)/u)
    .map((piece): [string, boolean] => [
      piece,
      terms.some((term) => likeness(term, fold(piece)) > 0),
    ])
    .filter(([piece]) => piece);
}

/** Numbers of help lines are links in every text, so that a phone calls or writes by one tap (D26). */
import { site } from '#site';
import type { Rule } from '../rule.ts';
import { lineIn } from '../sentences.ts';

const LINES = [...site.crisisLines, ...site.silentLines, ...site.inSpanish.crisisLines];
/** How each is linked, by its number as it is written: `988`, `1-800-799-7233`. */
const LINKS = new Map(
  LINES.toReversed().flatMap(({ number, href }) => {
    const [digits] = /[\d-]+$/.exec(number) ?? [];
    return digits === undefined ? [] : [[digits, href] as const];
  }),
);
/** Not inside a longer number, a price or an address. */
const NUMBER = new RegExp(
  String.raw`(?<![\w$-]|[a-z]/|\d\.)(?:${[...LINKS.keys()].join('|')})(?![\w-]|\.\d)`,
  'g',
);

export const hotlines: Rule = ({ passages }) =>
  passages
    .filter(({ kind }) => kind !== 'heading')
    .flatMap(({ field, line, unlinked = '' }) =>
      [...unlinked.matchAll(NUMBER)].map(({ 0: words, index }) => ({
        field,
        line: lineIn(unlinked, line, index),
        words,
        why: 'this is the number of a help line, and without a link nobody can tap it',
        example: `[${words}](${LINKS.get(words)})`,
      })),
    );

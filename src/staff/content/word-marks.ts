/** What is different between two versions of a text, within a line. */
import type { DiffLine } from '#staff/contract/content.ts';

/** A line with its part that is different. */
export interface MarkedLine {
  before: string;
  marked: string;
  after: string;
}

const words = (text: string): string[] => text.split(/(?<=\s)|(?=[,.;:!?]+(?:\s|$))/);

/** Number of words at the start that are the same. */
function sameAtStart(one: readonly string[], other: readonly string[]): number {
  const at = one.findIndex((word, index) => word !== other[index]);
  return at < 0 ? one.length : at;
}

/** Two lines with what each has in place of the other, in whole words. */
export function markedApart(one: string, other: string): [MarkedLine, MarkedLine] {
  const all = [words(one), words(other)] as const;
  const start = sameAtStart(...all);
  const [ends, otherEnds] = all.map((list) => list.slice(start).toReversed());
  const end = sameAtStart(ends ?? [], otherEnds ?? []);
  const [first, second] = all.map((list): MarkedLine => {
    const until = list.length - end;
    const marked = list.slice(start, until).join('');
    const space = /\s*$/.exec(marked)?.[0] ?? '';
    return {
      before: list.slice(0, start).join(''),
      marked: marked.slice(0, marked.length - space.length),
      after: space + list.slice(until).join(''),
    };
  });
  if (!first || !second) throw new Error('two lines');
  return [first, second];
}

/** The lines of both versions that are not the same: `own` has the new ones, `other` the old ones. */
export function sidesOf(lines: readonly DiffLine[]): { own: MarkedLine[]; other: MarkedLine[] } {
  const [own, other]: [MarkedLine[], MarkedLine[]] = [[], []];
  let [added, removed]: [string[], string[]] = [[], []];
  const close = (): void => {
    for (let at = 0; at < Math.max(added.length, removed.length); at += 1) {
      const [newer, older] = markedApart(added[at] ?? '', removed[at] ?? '');
      if (added[at] !== undefined) own.push(newer);
      if (removed[at] !== undefined) other.push(older);
    }
    [added, removed] = [[], []];
  };
  for (const { sign, text } of lines) {
    if (sign === ' ') close();
    // An empty line between two paragraphs says nothing.
    else if (text.trim() !== '') (sign === '+' ? added : removed).push(text);
  }
  close();
  return { own, other };
}

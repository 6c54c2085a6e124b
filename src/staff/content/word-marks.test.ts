import { describe, expect, it } from 'vitest';
import type { DiffLine } from '#staff/contract/content.ts';
import { markedApart, sidesOf } from './word-marks.ts';

const text = ({ before, marked, after }: Record<'before' | 'marked' | 'after', string>): string =>
  `${before}[${marked}]${after}`;

describe('two versions of a line', () => {
  it.each([
    [
      'Jealousy is information about you, not evidence about them.',
      'Jealousy is a question you haven’t asked yet, not evidence about them.',
      'Jealousy is [information about you], not evidence about them.',
      'Jealousy is [a question you haven’t asked yet], not evidence about them.',
    ],
    ['Kind words', 'Kind words in the evening', 'Kind [words]', 'Kind [words in the evening]'],
    ['the same', 'the same', 'the same[]', 'the same[]'],
    ['no no no', 'no no', 'no [no] no', 'no []no'],
    ['', 'new', '[]', '[new]'],
  ])('%s | %s', (one, other, markedOne, markedOther) => {
    expect(markedApart(one, other).map(text)).toEqual([markedOne, markedOther]);
    for (const [line, whole] of [
      [markedApart(one, other)[0], one],
      [markedApart(one, other)[1], other],
    ] as const)
      expect(line.before + line.marked + line.after).toBe(whole);
  });
});

it('the sides of a comparison have the changed lines, in pairs, without those around them', () => {
  const lines: DiffLine[] = [
    { sign: ' ', text: 'Title: One' },
    { sign: '-', text: 'Summary: old words' },
    { sign: '+', text: 'Summary: new words' },
    { sign: ' ', text: 'Around' },
    { sign: '+', text: '' },
    { sign: '+', text: 'Only here' },
  ];
  const { own, other } = sidesOf(lines);
  expect(own.map(text)).toEqual(['Summary: [new] words', '[Only here]']);
  expect(other.map(text)).toEqual(['Summary: [old] words']);
});

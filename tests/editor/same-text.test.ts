/** What counts as one text must be one for Prettier, which writes what is saved. */
import { format } from 'prettier';
import { describe, expect, it } from 'vitest';
import { isSameText } from '#staff/stores/content/same-text.ts';

const written = (text: string): Promise<string> => format(text, { parser: 'markdown' });

const SAME: readonly [string, string][] = [
  ['- a\n  - b\n    - c\n- d', '- a\n    - b\n        - c\n- d'],
  ['1. a\n   - b\n2. c', '1. a\n    - b\n2. c'],
  ['| A   | Bcd |\n| --- | --: |\n| 1   |  2  |', '| A | Bcd |\n| --- | --: |\n| 1 | 2 |'],
  ['| A \\| B | C |\n| --- | --- |\n| 1   |  2  |', '| A \\| B | C |\n| --- | --- |\n| 1 | 2 |'],
  ['A\n\n---\n\nB', 'A\n\n***\n\nB'],
  ['A line\n', 'A line'],
];
const OTHERS: readonly [string, string][] = [
  ['- a\n  - b', '- a\n- b'],
  ['A\n\nB', 'A\nB'],
  ['*a*', '_a'],
  ['A\n---', 'A\n\n***'],
  ['| A | B |\n| --- | --- |\n| 1 | 2 |', '| A | B |\n| --- | --- |\n| 1 | 3 |'],
  ['| A | B |\n| --- | --- |', '| A | B |\n| :-- | --- |'],
  ['```\n- a\n  - b\n```', '```\n- a\n    - b\n```'],
  ['<b>a</b>', 'a'],
  ['a  \nb', 'a\nb'],
  ['- a\n\n  more of a', '- a\n\nmore of a'],
  ['[a][1]\n\n[1]: /team', '[a](/team)'],
  // The second fence is in the first.
  ['~~~\n```\n- a\n  - b\n~~~\n- x', '~~~\n```\n- a\n    - b\n~~~\n- x'],
  // Code, as it is indented by four spaces.
  ['    - a\n      - b', '- a\n  - b'],
  ['- a\n      - b', '- a\n  - b'],
  // Not below the item before, whose words begin at the fourth space.
  ['10. a\n    - b', '10. a\n   - b'],
  ['| a `x | y` |\n| --- |', '| a `x| y` |\n| --- |'],
];

describe('one text', () => {
  it.each(SAME)('%j is %j', async (one, other) => {
    expect(isSameText(one, other)).toBe(true);
    expect(await written(one)).toBe(await written(other));
  });
  it.each(OTHERS)('%j is not %j', async (one, other) => {
    expect(isSameText(one, other)).toBe(false);
    expect(await written(one)).not.toBe(await written(other));
  });
});

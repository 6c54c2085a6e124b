import { expect, test } from 'vitest';
import { spanishNumber } from './spanish-numbers.ts';

test.each([
  [0, 'cero'],
  [1, 'un'],
  [15, 'quince'],
  [21, 'veintiún'],
  [30, 'treinta'],
  [31, 'treinta y un'],
  [45, 'cuarenta y cinco'],
  [99, 'noventa y nueve'],
  [100, '100'],
  [2.5, '2.5'],
])('%d is %s', (number, words) => {
  expect(spanishNumber(number)).toBe(words);
});

import { expect, test } from 'vitest';
import { dollars, rangeText } from './price.ts';

test('money has thousands commas and no cents', () => {
  expect(dollars(1595)).toBe('$1,595');
});

test('a range reads from low to high, a fixed price as one number', () => {
  expect(rangeText({ low: 850, high: 1120 })).toBe('$850 to $1,120');
  expect(rangeText({ low: 950, high: 950 })).toBe('$950');
});

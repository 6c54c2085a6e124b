import { expect, it } from 'vitest';
import { median } from './median.ts';

it('returns the median', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

import { expect, it } from 'vitest';
import { median, ratio, row } from './median.ts';

it('returns the median', () => {
  expect(median([9, 1, 5])).toBe(5);
  expect(median([4, 1, 3, 2])).toBe(2.5);
  expect(median([])).toBeNaN();
});

it('compares medians, not rounds, and reports a missed limit', () => {
  const comparison = { what: 'LCP', thing: [150, 130, 900], floor: [100, 100, 100], bar: 1.3 };
  expect(ratio(comparison)).toBe(1.5);
  expect(row(comparison)).toMatchObject({ ratio: '1.50x', verdict: 'MISSED' });
  expect(row({ ...comparison, bar: 1.6 })).toMatchObject({ verdict: 'holds' });
});

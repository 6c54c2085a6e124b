import { expect, test } from 'vitest';
import { compact, translucent } from './header.ts';

test.each([
  [30, false, false],
  [31, false, true],
  [20, true, true],
  [11, true, true],
  [10, true, false],
  [20, false, false],
])('at %i px, translucent before: %s → %s (R160, R161)', (y, before, now) => {
  expect(translucent(y, before)).toBe(now);
});

test('compact past 100 px, not at 100 (R162)', () => {
  expect(compact(100)).toBe(false);
  expect(compact(101)).toBe(true);
});

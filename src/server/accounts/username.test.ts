import { expect, it } from 'vitest';
import { usernameOf } from './username.ts';

it.each([
  ['Safiya', 'safiya'],
  [' safiya@example.com ', 'safiya@example.com'],
  ['m.o-x_1', 'm.o-x_1'],
])('stores %s as %s', (typed, stored) => {
  expect(usernameOf(typed)).toBe(stored);
});

it.each(['', 'ab', 'a b c', '-safiya', 'safiya.', 'x'.repeat(65), 'Sáfiya', '<script>'])(
  'refuses “%s” with an example',
  (typed) => {
    expect(() => usernameOf(typed)).toThrow(/no username.*such as alex/);
  },
);

import { expect, it } from 'vitest';
import { isReadable, writableKind } from './paths.ts';

const long = (length: number): string => `posts/${'a'.repeat(90)}/${'b'.repeat(length - 100)}.md`;

it.each([
  ['posts/7-a.md', 'text'],
  ['images/posts/a.jpg', 'picture'],
  ['images/a.md', undefined],
  // Systems that the site is checked out on have limits of their own, with the folders above.
  [long(160), 'text'],
  [long(161), undefined],
  [`images/${long(160).slice(0, -3)}.jpg`, undefined],
])('%s can be written as %s', (path, kind) => {
  expect(writableKind(path)).toBe(kind);
});

it('a path can be read up to the same length', () => {
  expect([isReadable(long(160)), isReadable(long(161))]).toEqual([true, false]);
});

import { expect, test } from 'vitest';
import { hashedName } from './hashed-name.ts';

test('a name changes with the content of its file, and only with that', () => {
  const name = hashedName('island', 'js', 'one()');
  expect(name).toMatch(/^island\.[\w-]{6}\.js$/);
  expect(hashedName('island', 'js', Buffer.from('one()'))).toBe(name);
  expect(hashedName('island', 'js', 'two()')).not.toBe(name);
});

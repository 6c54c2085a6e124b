import { expect, it } from 'vitest';
import { readJson } from './body.ts';

it.each([
  [8, true],
  [9, false],
])('reads JSON that is nested %i deep: %s', (depth, isRead) => {
  const lists = depth - 1;
  const text = `{"a":${'['.repeat(lists)}${']'.repeat(lists)}}`;
  expect(readJson(Buffer.from(text)) !== undefined).toBe(isRead);
});

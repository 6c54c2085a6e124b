import { expect, test } from 'vitest';
import { byTier } from './press.ts';

test('logos stand by tier, in the editor’s order within a tier (R110)', () => {
  const listed = [
    { name: 'a', tier: 1 },
    { name: 'b', tier: 3 },
    { name: 'c', tier: 1 },
    { name: 'd', tier: 2 },
  ];
  expect(byTier(listed).map(({ name }) => name)).toEqual(['a', 'c', 'd', 'b']);
});

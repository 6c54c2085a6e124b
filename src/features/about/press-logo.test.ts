import { expect, test } from 'vitest';
import { byTier, pressSchema } from './press-logo.ts';

test('sorts logos by tier, in the editor’s order within a tier (R110)', () => {
  const listed = [
    { name: 'a', tier: 1 },
    { name: 'b', tier: 3 },
    { name: 'c', tier: 1 },
    { name: 'd', tier: 2 },
  ];
  expect(byTier(listed).map(({ name }) => name)).toEqual(['a', 'c', 'd', 'b']);
});

test('accepts an image, and reports a wrong path with a valid example (R323, D51)', () => {
  const logo = { name: 'The Meridian Post', mark: 'caps', tier: 1 };
  const issue = (image: string): string | undefined =>
    pressSchema.safeParse({ logos: [{ ...logo, image }] }).error?.issues[0]?.message;
  expect(issue('/press/meridian.svg')).toBeUndefined();
  expect(issue('meridian.gif')).toContain('/press/meridian.svg');
});

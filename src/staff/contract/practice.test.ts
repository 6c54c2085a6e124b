import { expect, it } from 'vitest';
import { placesOf } from './practice.ts';

it.each([
  ['admin', ['inbox', 'overview', 'slots', 'notices', 'content', 'staff']],
  ['staff', ['inbox', 'overview', 'slots', 'notices']],
  ['editor', ['content']],
] as const)('%s has the places %j', (role, places) => {
  expect(placesOf(role).map(({ id }) => id)).toEqual(places);
});

import { expect, test } from 'vitest';
import { anchors } from './anchor.ts';

test('bands that the specification names have its anchors, the others their kind', () => {
  expect(anchors(['press', 'steps', 'newsletter', 'contact'])).toEqual([
    'trust-strip',
    'how-it-works',
    'podcast-blog',
    'contact',
  ]);
});

test('a second band of a kind gets a number', () => {
  expect(anchors(['cards', 'body', 'cards'])).toEqual(['cards', 'body', 'cards-2']);
});

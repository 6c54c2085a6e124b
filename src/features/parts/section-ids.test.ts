import { expect, test } from 'vitest';
import { sectionIds } from './section-ids.ts';

test('uses the ids of the specification, and the kind for other sections', () => {
  expect(sectionIds(['press', 'steps', 'newsletter', 'contact'])).toEqual([
    'trust-strip',
    'how-it-works',
    'podcast-blog',
    'contact',
  ]);
});

test('numbers repeated kinds', () => {
  expect(sectionIds(['cards', 'body', 'cards'])).toEqual(['cards', 'body', 'cards-2']);
});

/** Searches that show the help lines first, by the words that the built hub carries (R030, D15). */
import { expect, it } from 'vitest';
import { crisisMatcher } from '#domain/search/crisis-words.ts';
import { CRISIS_QUERIES, ORDINARY_QUERIES } from './crisis-queries.ts';
import { pageAt } from './dist.ts';

const carried = pageAt('/resources-hub').$('[data-urgent]').attr('data-urgent') ?? '';
const soundsUrgent = crisisMatcher(JSON.parse(carried) as Parameters<typeof crisisMatcher>[0]);

it.each(Object.entries(CRISIS_QUERIES))('%s: every search shows help lines', (_, queries) => {
  expect(queries.filter((query) => !soundsUrgent(query))).toEqual([]);
});

it('there are at least 500 such searches, each once', () => {
  const all = Object.values(CRISIS_QUERIES).flat();
  expect(all.length).toBeGreaterThanOrEqual(500);
  expect(all).toEqual([...new Set(all)]);
});

it('ordinary searches show none', () => {
  expect(ORDINARY_QUERIES.length).toBeGreaterThanOrEqual(100);
  expect(ORDINARY_QUERIES.filter(soundsUrgent)).toEqual([]);
});

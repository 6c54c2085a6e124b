/** Words that show the help lines first in a search, and that staff read first in a message, as the built site has them (R030, D15). */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { type MessageWords, phraseFinder } from '#features/safety/message-words.ts';
import { crisisWordsSchema, messageWordsOf } from '#features/safety/crisis-words.schema.ts';
import { crisisMatcher } from '#features/safety/crisis-words.ts';
import { ORDINARY, READ_FIRST } from './crisis-messages.ts';
import { CRISIS_QUERIES, ORDINARY_QUERIES } from './crisis-queries.ts';
import { pageAt } from './dist.ts';

const built = JSON.parse(readFileSync('dist/message-words.json', 'utf8')) as MessageWords;
const find = phraseFinder(built);

it('is the list of the content', () => {
  const content = crisisWordsSchema.parse(
    parse(readFileSync('src/content/crisis-words.yaml', 'utf8')),
  );
  expect(built).toEqual(messageWordsOf(content));
});

it.each(READ_FIRST)('staff read first: %s', (message) => {
  expect(find(message)).not.toEqual([]);
});

it.each(ORDINARY)('an ordinary message has no mark: %s', (message) => {
  expect(find(message).map(({ list, number }) => `${list} ${number}`)).toEqual([]);
});

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

/** What the server looks for in messages, as the built site has it. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { type MessageWords, phraseFinder } from '#domain/search/message-words.ts';
import { crisisWordsSchema, messageWordsOf } from '#domain/search/crisis-words-schema.ts';
import { parse } from 'yaml';
import { ORDINARY, READ_FIRST } from './crisis-messages.ts';

const read = (path: string): string => readFileSync(path, 'utf8');
const built = JSON.parse(read('dist/message-words.json')) as MessageWords;
const find = phraseFinder(built);

it('is the list of the content', () => {
  const content = crisisWordsSchema.parse(parse(read('src/content/crisis-words.yaml')));
  expect(built).toEqual(messageWordsOf(content));
});

it.each(READ_FIRST)('staff read first: %s', (message) => {
  expect(find(message)).not.toEqual([]);
});

it.each(ORDINARY)('an ordinary message has no mark: %s', (message) => {
  expect(find(message).map(({ list, number }) => `${list} ${number}`)).toEqual([]);
});

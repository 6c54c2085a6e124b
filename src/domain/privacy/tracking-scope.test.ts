import { expect, test } from 'vitest';
import { stripQuery, mayTrack, hasOnlyCampaignParams, mayRecord } from './tracking-scope.ts';

test.each([
  '/quiz',
  '/quiz-result',
  '/thank-you',
  '/signed-up',
  '/reset-requested',
  '/crisis-couples',
  '/not-the-first-step',
  '/this-visit',
  '/admin',
  '/admin/login',
])('tracks nothing on %s', (path) => {
  expect([mayTrack(path), mayRecord(path, false)]).toEqual([false, false]);
});

test.each([
  ['/about-us', false, true],
  ['/', true, false],
  ['/vibe-check', false, false],
  ['/quizzes', false, true],
])('%s with a form: %s; may be recorded: %s', (path, hasForm, expected) => {
  expect(mayTrack(path)).toBe(true);
  expect(mayRecord(path, hasForm)).toBe(expected);
});

test.each([
  ['', true],
  ['?utm_source=letter&utm_campaign=spring', true],
  ['?utm_content=river%40example.com', false],
  ['?q=infidelity', false],
])('the query %s has only campaign parameters: %s', (search, expected) => {
  expect(hasOnlyCampaignParams(search)).toBe(expected);
});

test('keeps path and campaign of a URL', () => {
  expect(stripQuery('https://site.example/team?q=1&utm_medium=mail#wren')).toBe(
    'https://site.example/team?utm_medium=mail',
  );
  expect(stripQuery('not an address')).toBeUndefined();
});

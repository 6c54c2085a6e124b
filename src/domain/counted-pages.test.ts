import { expect, test } from 'vitest';
import { cleanAddress, isCounted, isPlainQuery, isRecorded } from './counted-pages.ts';

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
])('nobody looks on at %s', (path) => {
  expect([isCounted(path), isRecorded(path, false)]).toEqual([false, false]);
});

test.each([
  ['/about-us', false, true],
  ['/', true, false],
  ['/vibe-check', false, false],
  ['/quizzes', false, true],
])('%s with a form: %s; may be recorded: %s', (path, hasForm, expected) => {
  expect(isCounted(path)).toBe(true);
  expect(isRecorded(path, hasForm)).toBe(expected);
});

test.each([
  ['', true],
  ['?utm_source=letter&utm_campaign=spring', true],
  ['?utm_content=river%40example.com', false],
  ['?q=infidelity', false],
])('the query %s is plain: %s', (search, expected) => {
  expect(isPlainQuery(search)).toBe(expected);
});

test('an address keeps its path and its campaign', () => {
  expect(cleanAddress('https://site.example/team?q=1&utm_medium=mail#wren')).toBe(
    'https://site.example/team?utm_medium=mail',
  );
  expect(cleanAddress('not an address')).toBeUndefined();
});

import { expect, test } from 'vitest';
import { stripQuery, mayTrack, hasOnlyCampaignParams, mayRecord } from './tracking-scope.ts';

const freeCall = '/hello-call';
const OPEN = { freeCall, hasForm: false, hasQuickExit: false };

test.each(['/quiz', '/quiz-result', '/admin', '/admin/login', '/es', '/es/servicios'])(
  'tracks nothing on %s',
  (path) => {
    const page = { ...OPEN, path };
    expect([mayTrack(page), mayRecord(page)]).toEqual([false, false]);
  },
);

test.each(['/urgent-help', '/hello-calls', '/digital-detox-quiz', '/any-address', '/'])(
  'tracks nothing on %s with a quick exit',
  (path) => {
    const page = { path, freeCall, hasForm: false, hasQuickExit: true };
    expect([mayTrack(page), mayRecord(page)]).toEqual([false, false]);
  },
);

test.each(['/hello-call', '/reset'])('counts visits of %s, and records none', (path) => {
  const page = { path, freeCall, hasForm: true, hasQuickExit: true };
  expect([mayTrack(page), mayRecord(page)]).toEqual([true, false]);
});

test.each([
  ['/about-us', false, true],
  ['/', true, false],
  ['/hello-call', false, false],
  ['/quizzes', false, true],
])('%s with a form: %s; may be recorded: %s', (path, hasForm, expected) => {
  const page = { path, freeCall, hasForm, hasQuickExit: false };
  expect(mayTrack(page)).toBe(true);
  expect(mayRecord(page)).toBe(expected);
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

import { expect, test } from 'vitest';
import { allowed, OPTIONAL, preferences, storedChoice } from './consent.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const YEAR = 365 * 24 * 3_600_000;
const VERSION = '2026-11-21';
const stored =
  (analytics: unknown, since: string, more: Record<string, string> = {}) =>
  (key: string) =>
    ({
      'cookie-consent': 'true',
      'cookie-consent-timestamp': since,
      'cookie-preferences':
        typeof analytics === 'string' ? analytics : JSON.stringify({ analytics }),
      ...more,
    })[key] ?? null;

test.each([
  ['a choice of today', stored(true, String(NOW)), true],
  ['a date in ISO form (D23)', stored(true, '2026-11-19T00:00:00Z'), true],
  ['exactly one year is still valid', stored(true, String(NOW - YEAR)), true],
  ['this policy', stored(true, String(NOW), { 'cookie-consent-version': VERSION }), true],
  ['analytics refused', stored(false, String(NOW)), false],
  ['analytics that is no boolean', stored('{"analytics":"yes"}', String(NOW)), false],
])('reads a choice: %s', (_, read, analytics) => {
  expect(storedChoice(read, NOW, VERSION)).toEqual(analytics ? ['analytics'] : []);
});

test.each([
  ['a millisecond more than a year', stored(true, String(NOW - YEAR - 1))],
  ['an older policy', stored(true, String(NOW), { 'cookie-consent-version': '2025-01-01' })],
  ['no flag', stored(true, String(NOW), { 'cookie-consent': 'false' })],
  ['no date', stored(true, 'soon')],
  ['broken JSON', stored('{analytics', String(NOW))],
  ['JSON that is no object', stored('null', String(NOW))],
  ['nothing stored', () => null],
  [
    'storage that is blocked',
    () => {
      throw new Error('denied');
    },
  ],
])('D23 R183 ignores %s', (_, read) => {
  expect(storedChoice(read, NOW, VERSION)).toBeUndefined();
});

test('lets Global Privacy Control override consent to analytics and marketing', () => {
  expect(allowed(OPTIONAL, false)).toEqual(['analytics', 'marketing', 'functional']);
  expect(allowed(OPTIONAL, true)).toEqual(['functional']);
});

test('R176 R177 stores all four categories, necessary always on', () => {
  expect(preferences([])).toEqual({
    necessary: true,
    analytics: false,
    marketing: false,
    functional: false,
  });
  expect(preferences(['marketing']).marketing).toBe(true);
});

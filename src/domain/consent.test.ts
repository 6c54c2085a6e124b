import { expect, test } from 'vitest';
import { allowsAnalytics, CONSENT_LASTS } from './consent.ts';

const NOW = Date.parse('2026-11-20T12:00:00Z');
const stored =
  (analytics: unknown, since: string, flag = 'true') =>
  (key: string) =>
    ({
      'cookie-consent': flag,
      'cookie-consent-timestamp': since,
      'cookie-preferences':
        typeof analytics === 'string' ? analytics : JSON.stringify({ analytics }),
    })[key] ?? null;

test.each([
  ['a choice of today', stored(true, String(NOW)), true],
  ['a date in ISO form (D23)', stored(true, '2026-11-19T00:00:00Z'), true],
  ['exactly one year is still valid', stored(true, String(NOW - CONSENT_LASTS)), true],
  ['a millisecond more is not', stored(true, String(NOW - CONSENT_LASTS - 1)), false],
  ['analytics refused', stored(false, String(NOW)), false],
  ['no flag', stored(true, String(NOW), 'false'), false],
  ['no date', stored(true, 'soon'), false],
  ['broken JSON', stored('{analytics', String(NOW)), false],
  ['JSON that is no object', stored('null', String(NOW)), false],
  ['nothing stored', () => null, false],
  [
    'storage that is blocked',
    () => {
      throw new Error('denied');
    },
    false,
  ],
])('%s', (_, read, allowed) => {
  expect(allowsAnalytics(read, NOW)).toBe(allowed);
});

import { expect, test } from 'vitest';
import { alternatesOf } from './language.ts';

test('alternates are all versions of a page, and none of a page in one language', () => {
  expect(alternatesOf({ en: '/', es: '/es' }, 'https://example.com')).toEqual([
    { hreflang: 'en', href: 'https://example.com/' },
    { hreflang: 'es', href: 'https://example.com/es' },
  ]);
  expect(alternatesOf(undefined, 'https://example.com')).toEqual([]);
});

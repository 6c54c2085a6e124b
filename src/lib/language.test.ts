import { expect, test } from 'vitest';
import { alternatesOf, languageOf } from './language.ts';

test.each([
  ['/', 'en'],
  ['/es', 'es'],
  ['/es/gracias', 'es'],
  ['/es?utm_source=x', 'es'],
  ['/es#form', 'es'],
  ['/escape?x=/es', 'en'],
  ['/escape', 'en'],
  ['/fr', 'en'],
  ['', 'en'],
])('%s is in %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test('alternates are all versions of a page, and none of a page in one language', () => {
  expect(alternatesOf({ en: '/', es: '/es' }, 'https://example.com')).toEqual([
    { hreflang: 'en', href: 'https://example.com/' },
    { hreflang: 'es', href: 'https://example.com/es' },
  ]);
  expect(alternatesOf(undefined, 'https://example.com')).toEqual([]);
});

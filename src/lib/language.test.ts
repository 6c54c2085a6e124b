import { expect, test } from 'vitest';
import { alternatesOf, languageOf } from './language.ts';

test.each([
  ['/', 'en'],
  ['/es', 'es'],
  ['/es/gracias', 'es'],
  ['/escape', 'en'],
  ['/fr', 'en'],
  ['', 'en'],
])('%s is in %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test('links the two home pages as alternates, and no other pages', () => {
  const doors = alternatesOf('/', 'https://example.com');
  expect(doors).toEqual([
    { hreflang: 'en', href: 'https://example.com/' },
    { hreflang: 'es', href: 'https://example.com/es' },
  ]);
  expect(alternatesOf('/es', 'https://example.com')).toEqual(doors);
  expect(alternatesOf('/es/gracias', 'https://example.com')).toEqual([]);
});

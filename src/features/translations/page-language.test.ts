import { afterEach, expect, test } from 'vitest';
import { byLanguage } from '#lib/language.ts';
import { site } from '#site';
import {
  frontDoor,
  isTranslation,
  languageOf,
  mayBeTranslation,
  missingPage,
  pathIn,
} from './page-language.ts';

const writeFirst = (language: 'en' | 'es'): void => {
  Object.assign(site, { language });
};
afterEach(() => {
  writeFirst('en');
});

test.each([
  ['/', 'en'],
  ['/es', 'es'],
  ['/es/gracias', 'es'],
  ['/es?utm_source=x', 'es'],
  ['/es#form', 'es'],
  ['/escape?x=/es', 'en'],
  ['/escape', 'en'],
  ['/fr', 'en'],
  ['/en', 'en'],
  ['/english', 'en'],
  ['', 'en'],
])('%s is in %s', (path, language) => {
  expect(languageOf(path)).toBe(language);
});

test('a practice that writes Spanish first has its English pages below /en, and all others are Spanish', () => {
  writeFirst('es');
  expect(['/', '/services', '/es/gracias', '/en', '/en/fees', '/ensalada'].map(languageOf)).toEqual(
    [...['es', 'es', 'es', 'en', 'en', 'es']],
  );
  expect(['/services', '/en/fees'].map(isTranslation)).toEqual([false, true]);
  expect([frontDoor('es'), frontDoor('en')]).toEqual(['/', '/en']);
  expect([missingPage('/nowhere'), missingPage('/en/nowhere')]).toEqual([
    '/404.html',
    '/en/404.html',
  ]);
  expect(['/services', '/en/fees', '/en/a/b', '/es/gracias'].map(mayBeTranslation)).toEqual([
    ...[false, true, false, false],
  ]);
  const paths = { first: '/thanks', ...byLanguage((language) => `/${language}/thanks`) };
  expect([pathIn(paths, 'es'), pathIn(paths, 'en')]).toEqual(['/thanks', '/en/thanks']);
});

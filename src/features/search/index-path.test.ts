import { afterEach, expect, test } from 'vitest';
import { site } from '#site';
import { searchIndexPath } from './index-path.ts';

afterEach(() => {
  Object.assign(site, { language: 'en' });
});

test('the index of the language that a practice writes first is at the top, others are in the folder of their pages', () => {
  expect([searchIndexPath('en'), searchIndexPath('es')]).toEqual([
    '/search.json',
    '/es/search.json',
  ]);
  Object.assign(site, { language: 'es' });
  expect([searchIndexPath('es'), searchIndexPath('en')]).toEqual([
    '/search.json',
    '/en/search.json',
  ]);
});

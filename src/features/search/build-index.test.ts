import { expect, test } from 'vitest';
import { indexEntries, type SearchSource } from './build-index.ts';
import { ENGLISH_SEARCH } from './words.en.ts';
import { SPANISH_SEARCH } from './words.es.ts';

const source = (path: string, over: Partial<SearchSource> = {}): SearchSource => ({
  path,
  title: path,
  text: '',
  headings: [],
  body: '',
  ...over,
});

test('sorts pages first, then by category, with numbers in order', () => {
  const entries = indexEntries(
    ['/blog/10', '/team', '/blog/2', '/', '/resources/podcasts/3', '/letters/1'].map((path) =>
      source(path),
    ),
    '/letters',
    ENGLISH_SEARCH,
  );
  expect(entries.map(([path, category]) => [path, category])).toEqual([
    ['/', 'Pages'],
    ['/team', 'Pages'],
    ['/blog/2', 'Articles'],
    ['/blog/10', 'Articles'],
    ['/resources/podcasts/3', 'Episodes'],
    ['/letters/1', 'Newsletter'],
  ]);
});

test('puts a translation where the page is that it translates', () => {
  const entries = indexEntries(
    [source('/es/equipo/teo', { translates: '/therapists/teo' }), source('/es/equipo')],
    '/letters',
    SPANISH_SEARCH,
  );
  expect(entries.map(([path, category]) => [path, category])).toEqual([
    ['/es/equipo', 'Páginas'],
    ['/es/equipo/teo', 'Personas'],
  ]);
});

test('omits words and headings that most pages have, and words already in the title', () => {
  const entries = indexEntries(
    ['/a', '/b', '/c', '/d', '/e'].map((path, at) =>
      source(path, {
        title: at ? 'Other' : 'Superbill',
        headings: [['Talk first', 'next-step']],
        body: `therapy superbill ${at ? 'lamp' : 'teapot teapot'}`,
      }),
    ),
    '/letters',
    ENGLISH_SEARCH,
  );
  expect(entries[0]).toEqual(['/a', 'Pages', 'Superbill', '', [], 'teapot']);
});

test('few pages are found by more of their words, and by words that a third of them has', () => {
  const wordsOn = (pages: number): string[] => {
    const [first] = indexEntries(
      Array.from({ length: pages }, (_, at) => {
        const own = Array.from({ length: 60 }, (_, word) => `word${at}x${word}`);
        return source(`/${at}`, { body: [...own, at < 8 ? 'shared' : 'other'].join(' ') });
      }),
      '/letters',
      ENGLISH_SEARCH,
    );
    return first?.[5].split(' ') ?? [];
  };
  expect(wordsOn(24)).toHaveLength(61);
  expect(wordsOn(24)).toContain('shared');
  expect(wordsOn(200)).toHaveLength(30);
});

test('names categories and leaves out words that do not count in the language of the site', () => {
  const texts = ['tetera para dos', 'lámpara desde hoy'];
  const entries = indexEntries(
    texts.map((body, at) => source(`/blog/${at}`, { body })),
    '/cartas',
    SPANISH_SEARCH,
  );
  expect(entries.map(([, category, , , , words]) => [category, words])).toEqual([
    ['Artículos', 'tetera'],
    ['Artículos', 'lampara'],
  ]);
});

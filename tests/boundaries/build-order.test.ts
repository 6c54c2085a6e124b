/** The order of `src/site-build/phases.ts`, as Astro gets it. */
import { expect, it } from 'vitest';
import config from '../../astro.config.mjs';

const names = [config.integrations].flat(2).flatMap((one) => (one ? [one.name] : []));

it('a build replaces the site last, when every file is written and compressed', () => {
  expect(names.length).toBeGreaterThan(10);
  expect(names.slice(-2)).toEqual(['precompress', 'release']);
});

it('every step that knows the pages comes after what reads them', () => {
  const read = names.indexOf('read-pages');
  const known = ['transform-pages', '@astrojs/sitemap', 'og-images', 'search-index', 'redirects'];
  expect(known.filter((name) => names.indexOf(name) <= read)).toEqual([]);
});

it('names are unique, because tests leave steps out by name', () => {
  expect(names).toEqual([...new Set(names)]);
});

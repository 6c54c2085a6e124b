/** The search index and the list without JavaScript: all published pages, nothing else, and small (R030, D15). */
import { expect, it } from 'vitest';
import { createSearch } from '#features/search/search-engine.client.ts';
import type { SearchEntry } from '#features/search/query.ts';
import { frontDoor, isTranslation, languageOf } from '#features/translations/page-language.ts';
import { site } from '#site';
import { brotli } from '../budgets/weight.ts';
import { attributes, isListed, nodeOf, pageAt, pages, read } from './dist.ts';

const text = read('search.json');
const rows = JSON.parse(text) as SearchEntry[];
const found = (query: string): string[] => createSearch(rows)(query).map(({ href }) => href);

it('R016 contains exactly the indexable pages, once each, without people only in the menu', () => {
  const canonical = pages
    .filter((page) => isListed(page) && !/^\/404$|\/page\/\d+$/.test(page.route))
    .filter(({ $, route }) => $('link[rel="canonical"]').attr('href')?.endsWith(route))
    // The search is in the first language, and finds the home page of a translation.
    .filter(({ route }) => !isTranslation(route) || route === frontDoor(languageOf(route)))
    // In the menu only (D11).
    .filter(({ route }) => route !== '/therapists/malik')
    .map(({ route }) => route);
  expect(rows.map(([path]) => path).toSorted()).toEqual(canonical.toSorted());
});

it('links to existing anchors', () => {
  const wrong = rows.flatMap(([path, , , , headings]) =>
    headings.flatMap(([, id]) =>
      id && !pageAt(path).$(`[id="${id}"]`).length ? [`${path}#${id}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

it('is at most 0.3 kB per page when transferred', () => {
  expect(brotli(text) / rows.length).toBeLessThan(300);
});

it.each([
  ['superbill', '/fees-and-faqs'],
  ['insurance', '/fees-and-faqs'],
  ['in-laws', '/therapists/priya'],
  ['premarital', '/premarital-blueprint'],
  ['phones', '/digital-detox'],
  ['cookie', '/cookie-policy'],
])('"%s" finds %s among the first five', (query, path) => {
  const first = found(query).slice(0, 5);
  expect(first.map((href) => href.split('#')[0])).toContain(path);
});

it('is a list on the hub without JavaScript, with a notice', () => {
  const { $ } = pageAt('/resources-hub');
  const listed = attributes($, '[data-all-pages] a', 'href');
  expect(listed).toEqual(rows.map(([path]) => path));
});

it('R030 D15 the advertised search URL is the hub with ?search=', () => {
  const website = nodeOf(pageAt('/resources-hub'), 'WebSite');
  expect(website?.['potentialAction']).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${site.url}/resources-hub?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  });
});

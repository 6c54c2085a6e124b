/** The search index and the list without JavaScript: all published pages, nothing else, and small (R030, D15). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { createSearch } from '#client/tools/search-engine.ts';
import type { SearchEntry } from '#domain/search/query.ts';
import { site } from '#site';
import { brotli } from '../budgets/weight.ts';
import { DIST, isListed, pageAt, pages } from './dist.ts';

const text = readFileSync(resolve(DIST, 'search.json'), 'utf8');
const rows = JSON.parse(text) as SearchEntry[];
const found = (query: string): string[] => createSearch(rows)(query).map(({ href }) => href);

it('R016 contains exactly the indexable pages, once each, without people only in the menu', () => {
  const canonical = pages
    .filter((page) => isListed(page) && !/^\/404$|\/page\/\d+$/.test(page.route))
    .filter(({ $, route }) => $('link[rel="canonical"]').attr('href')?.endsWith(route))
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
  const listed = $('[data-all-pages] a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(listed).toEqual(rows.map(([path]) => path));
});

it('R030 D15 the advertised search URL is the hub with ?search=', () => {
  const { $ } = pageAt('/resources-hub');
  const data = $('script[type="application/ld+json"]').html() ?? '';
  const { '@graph': graph } = JSON.parse(data) as { '@graph': Record<string, unknown>[] };
  const action = graph.find((node) => node['@type'] === 'WebSite')?.['potentialAction'];
  expect(action).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${site.url}/resources-hub?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  });
});

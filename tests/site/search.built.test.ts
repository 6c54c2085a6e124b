/** The search index and the list that stands in for it: what is published, nothing else, and light (R030, D15). */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';
import { pagesOf, type Row, search } from '#domain/search.ts';
import { site } from '#site';
import { brotli } from '../budgets/weight.ts';
import { DIST, isListed, pageAt, pages } from './dist.ts';

const text = readFileSync(resolve(DIST, 'search.json'), 'utf8');
const rows = JSON.parse(text) as Row[];
const found = (query: string): string[] => search(pagesOf(rows), query).map(({ href }) => href);

it('R016 holds every page search engines may list, each once, and no other, nor who is in the menu only', () => {
  const canonical = pages
    .filter((page) => isListed(page) && !/^\/404$|\/page\/\d+$/.test(page.route))
    // In the menu only (D11).
    .filter(({ $ }) => $('main').attr('data-listed-as') !== '')
    .filter(({ $, route }) => $('link[rel="canonical"]').attr('href')?.endsWith(route))
    .filter(({ $ }) => $('main').attr('data-listed-as') !== '')
    .map(({ route }) => route);
  expect(rows.map(([path]) => path).toSorted()).toEqual(canonical.toSorted());
});

it('leads to places that exist', () => {
  const wrong = rows.flatMap(([path, , , , headings]) =>
    headings.flatMap(([, id]) =>
      id && !pageAt(path).$(`[id="${id}"]`).length ? [`${path}#${id}`] : [],
    ),
  );
  expect(wrong).toEqual([]);
});

it('costs at most 0.3 kB a page on the wire', () => {
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

it('is a list on the hub for browsers without script, and the notice says so', () => {
  const { $ } = pageAt('/resources-hub');
  const listed = $('[data-everything] a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(listed).toEqual(rows.map(([path]) => path));
});

it('R030 D15 the advertised address is the hub with ?search=', () => {
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

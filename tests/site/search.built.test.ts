/** The search indexes and the lists without JavaScript: all published pages of a language, nothing else, and small (R030, D15). */
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createSearch } from '#features/search/search-engine.client.ts';
import type { SearchEntry } from '#features/search/query.ts';
import { SEARCH_WORDS } from '#features/search/words.ts';
import { frontDoor, languageOf } from '#features/translations/page-language.ts';
import { type Language, LANGUAGES } from '#lib/language.ts';
import { site } from '#site';
import { brotli } from '../budgets/weight.ts';
import { attributes, DIST, isListed, nodeOf, pageAt, pages, read } from './dist.ts';

const searches = pages.filter(({ $ }) => $('[data-search]').length > 0);
const FILES: Readonly<Record<Language, string>> = { en: 'en/search.json', es: 'es/search.json' };
const fileOf = (language: Language): string =>
  language === site.language ? 'search.json' : FILES[language];

const rowsOf = (language: Language): SearchEntry[] =>
  JSON.parse(read(fileOf(language))) as SearchEntry[];

function found(query: string, language: Language): string[] {
  const { stop } = SEARCH_WORDS[language].answers;
  return createSearch(rowsOf(language), stop)(query).map(({ href }) => href);
}

it('there is one for each language that has a search, which loads it, and for no other', () => {
  expect(searches.map(({ route }) => languageOf(route))).toContain(site.language);
  for (const { $, route } of searches)
    expect($('[data-search]').attr('data-search'), route).toBe(`/${fileOf(languageOf(route))}`);
  for (const language of LANGUAGES)
    expect(existsSync(resolve(DIST, fileOf(language))), language).toBe(
      searches.some(({ route }) => languageOf(route) === language),
    );
});

describe.each(searches.map((page) => [page.route, page] as const))('of %s', (route, { $ }) => {
  const language = languageOf(route);
  const rows = rowsOf(language);

  it('R016 contains exactly the indexable pages, once each, without people only in the menu', () => {
    const canonical = pages
      .filter((page) => isListed(page) && !/^\/404$|\/page\/\d+$/.test(page.route))
      .filter((page) => page.$('link[rel="canonical"]').attr('href')?.endsWith(page.route))
      // The search in the first language finds the home page of a translation, too.
      .filter((page) => {
        const own = languageOf(page.route);
        return own === language || (language === site.language && page.route === frontDoor(own));
      })
      // In the menu only (D11).
      .filter((page) => page.route !== '/therapists/malik')
      .map((page) => page.route);
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

  it('is at most 0.3 kB per page when transferred, or 16 kB', () => {
    const most = Math.max(rows.length * 300, 16_000);
    expect(brotli(read(fileOf(language)))).toBeLessThan(most);
  });

  it('is a list without JavaScript, with a notice', () => {
    const listed = attributes($, '[data-all-pages] a', 'href');
    expect(listed).toEqual(rows.map(([path]) => path));
  });

  it('leads to help and to the free call in its own language', () => {
    const links = ['[data-urgent] a[href^="/"]', '[data-nothing] a[href^="/"]'];
    const to = links.map((link) => attributes($, link, 'href'));
    expect(to.map((hrefs) => hrefs.map(languageOf))).toEqual([[language], [language]]);
  });
});

it.each([
  ['superbill', '/fees-and-faqs'],
  ['insurance', '/fees-and-faqs'],
  ['in-laws', '/therapists/priya'],
  ['premarital', '/premarital-blueprint'],
  ['phones', '/digital-detox'],
  ['cookie', '/cookie-policy'],
])('"%s" finds %s among the first five', (query, path) => {
  const first = found(query, 'en').slice(0, 5);
  expect(first.map((href) => href.split('#')[0])).toContain(path);
});

it.each([
  ['sesion', '/es/primera-sesion'],
  ['sesión', '/es/primera-sesion'],
  ['PRECIOS', '/es/precios'],
  ['cuánto cuesta una sesion', '/es/servicios'],
  ['el seguro', '/es/precios'],
  ['infidelidad', '/es/despues-de-una-infidelidad'],
  ['videollamada', '/es/terapia-de-pareja-en-linea'],
  ['boda', '/es/antes-de-casarse'],
  ['suegros', '/es/parejas-de-dos-culturas'],
  ['depresion', '/es/parejas-de-dos-culturas'],
  ['queja', '/es/avisos/quejas'],
  ['cookies', '/es/politica-de-cookies'],
  ['celos', '/es/terapia-inclusiva'],
])('in Spanish, “%s” finds %s among the first five', (query, path) => {
  const first = found(query, 'es').slice(0, 5);
  expect(first.map((href) => href.split('#')[0])).toContain(path);
});

it('R030 D15 the advertised search URL is the hub with ?search=', () => {
  const website = nodeOf(pageAt('/resources-hub'), 'WebSite');
  expect(website?.['potentialAction']).toMatchObject({
    '@type': 'SearchAction',
    target: { urlTemplate: `${site.url}/resources-hub?search={search_term_string}` },
    'query-input': 'required name=search_term_string',
  });
});

it('a field that leads to a search leads to that of its language', () => {
  const fields = pages.flatMap(({ $, route }) =>
    attributes($, 'search form', 'action').map((action) => ({ route, action })),
  );
  expect(fields.map(({ route }) => route)).toEqual(expect.arrayContaining(['/404', '/es/404']));
  const routes = searches.map(({ route }) => route);
  for (const { route, action } of fields) {
    expect(routes, route).toContain(action);
    expect(languageOf(action), route).toBe(languageOf(route));
  }
});

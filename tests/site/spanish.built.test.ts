/** The Spanish landing page: completely in Spanish, with the same prices, and hreflang links. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { alternatesOf, languageOf } from '#lib/language.ts';
import { waysToHelp } from '#features/safety/help-lines.ts';
import { site } from '#site';
import { attributes, DIST, graphOf, type Json, type Page, pageAt, pages, squeeze } from './dist.ts';

const door = pageAt('/es');
const thanks = pageAt('/es/gracias');
const prices: Record<string, { price: { low: number; high: number } }> = parse(
  readFileSync(resolve(DIST, '../src/content/prices.yaml'), 'utf8'),
);

/** In the page's language, without parts marked as another language. */
function wordsOf({ $ }: Page): string {
  const body = $('body').clone();
  // Hidden elements are only for scripts.
  body.find('script, style, [lang="en"], a[hreflang="en"], [aria-hidden="true"]').remove();
  body.find('p, li, dt, dd, td, th, div, h1, h2, h3, label, option, legend').before(' ');
  return squeeze(body.text());
}

describe('search engines', () => {
  it('get hreflang links on both pages', () => {
    for (const { $ } of [pageAt('/'), door]) {
      const told = $('link[rel="alternate"][hreflang]')
        .toArray()
        .map((link) => ({ hreflang: $(link).attr('hreflang'), href: $(link).attr('href') }));
      expect(told).toEqual(alternatesOf({ en: '/', es: '/es' }, site.url));
    }
    const others = pages.filter((page) => page.$('link[rel="alternate"][hreflang]').length > 0);
    expect(others.flatMap(({ route }) => (languageOf(route) === 'en' ? [route] : []))).toEqual([
      '/',
    ]);
  });
});

it.each([
  ['/es', door],
  ['/es/gracias', thanks],
])('%s is in Spanish, from the skip link to the last line', (_, page) => {
  expect(page.$('html').attr('lang')).toBe('es');
  // Words that only occur in English sentences.
  const english = wordsOf(page).match(/\b(?:the|and|your|with|for|please|this|what|we)\b/gi) ?? [];
  expect(english.filter((word) => word !== 'The')).toEqual([]);
  expect(wordsOf(page).split(' ').length).toBeGreaterThan(150);
  expect(wordsOf(page)).not.toContain(site.sampleNotice || 'Sample content.');
});

it('the prices match the price list', () => {
  const words = wordsOf(door);
  for (const name of ['standard-rate', 'therapy-sessions']) {
    const { low, high } = prices[name]?.price ?? { low: 0, high: 0 };
    expect(words).toContain(`entre $${low} y $${high}`);
  }
});

it('shows the faces of those who speak Spanish before the long text, and all help lines once in the footer', () => {
  const { $ } = door;
  const faces = $('main li:has(img) a[href^="/therapists/"]');
  expect(faces.length).toBe($('main li a[href^="/therapists/"]').length);
  expect(faces.length).toBeGreaterThan(0);
  const lines = attributes($, 'body > footer [data-help-lines] a', 'href');
  expect(lines.toSorted()).toEqual(
    waysToHelp(site.inSpanish.crisisLines)
      .map(({ href }) => href)
      .toSorted(),
  );
});

it('names the two Spanish-speaking therapists, matching their profiles', () => {
  const { $ } = door;
  const people = $('main a[href^="/therapists/"]').toArray();
  const routes = people.map((link) => $(link).attr('href') ?? '');
  expect(new Set(routes).size).toBe(2);
  for (const route of routes) expect(squeeze(pageAt(route).$('dl').text())).toContain('Spanish');
});

it('every English page links to it', () => {
  const lost = pages.filter(
    ({ $, route }) =>
      $('body > footer').length > 0 &&
      !$('a[href="/es"], a[href^="/es/"]').length &&
      route !== '/es',
  );
  expect(lost.map(({ route }) => route).filter((route) => route !== '/404')).toEqual([]);
});

it('R057 the answer to an unknown address is Spanish, too, and leads back', () => {
  const { $ } = pageAt('/es/404');
  expect($('html').attr('lang')).toBe('es');
  expect($('main [lang="en"]').text()).toBe('404 Page Not Found');
  expect(attributes($, 'main a[href="/es"]', 'href').length).toBeGreaterThan(0);
  expect($('footer [data-help-lines] a[href="tel:988"]').length).toBe(1);
});

it('tells search engines what the English home page tells them, without English words', () => {
  const practiceOf = (page: Page) =>
    graphOf(page).find((node) => String(node['@id']).endsWith('/#practice'));
  const [facts, english] = [practiceOf(door), practiceOf(pageAt('/'))];
  expect(english?.['telephone']).toBe(site.phoneE164);
  for (const name of ['@id', 'telephone', 'address', 'geo', 'openingHoursSpecification', 'sameAs'])
    expect(facts?.[name], name).toEqual(english?.[name]);
  expect(practiceOf(thanks)?.['openingHoursSpecification']).toEqual(
    english?.['openingHoursSpecification'],
  );
  // All amounts of the English one, in its order.
  const amounts = (node: Json | undefined) => String(node?.['priceRange']).match(/\$[\d,]+/g);
  expect(amounts(facts)).toEqual(amounts(english));
  expect(amounts(facts)).toHaveLength(4);
  expect(facts).toMatchObject({ description: site.inSpanish.tagline, knowsLanguage: 'es' });
});

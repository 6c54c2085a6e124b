import { expect, test } from 'vitest';
import { site } from '#site';
import type { Offer } from '#features/fees/offer.schema.ts';
import {
  offerNode,
  practiceGraph,
  practiceReference,
  scriptJson,
  tabTitle,
  translatedPractice,
} from './practice.ts';

const offer = (id: string, low: number, high: number, sku?: string): Offer => ({
  id,
  name: id,
  description: 'What it is.',
  length: '50 minutes',
  category: 'Therapy',
  options: [],
  low,
  high,
  sku,
});
const offers = [offer('standard-rate', 150, 290), offer('6-session-reset', 850, 1120, 'HL-RESET')];
const graph = practiceGraph(site, offers)['@graph'];

test('gives front desk hours to the practice and session hours to the office (R320, D14)', () => {
  expect(graph[0]).toMatchObject({
    foundingDate: '2018',
    priceRange: '$150 to $290',
    openingHoursSpecification: { opens: '09:00', closes: '17:00' },
    location: { openingHoursSpecification: { opens: '09:00', closes: '18:00' } },
  });
});

test('names the practice as registered only where that is another name', () => {
  expect(graph[0]).not.toHaveProperty('legalName');
  const registered = { ...site, legalName: 'Hearthline Counseling, PLLC' };
  expect(practiceGraph(registered, offers)['@graph'][0]).toMatchObject({
    name: site.name,
    legalName: 'Hearthline Counseling, PLLC',
  });
});

test('makes an offer a product with a price range (R312–R317)', () => {
  expect(offerNode(offer('6-session-reset', 850, 1120, 'HL-RESET'), site)).toMatchObject({
    '@id': `${site.url}/#6-session-reset`,
    name: '6-session-reset',
    description: 'What it is.',
    sku: 'HL-RESET',
    category: 'Therapy',
    offers: { '@type': 'AggregateOffer', lowPrice: 850, highPrice: 1120, priceCurrency: 'USD' },
  });
});

test('says of a product what kind it is only if the price list does', () => {
  const { category: _, ...plain } = offer('session', 100, 250, 'SESSION');
  expect(offerNode(plain, site)).not.toHaveProperty('category');
});

test('names each place that the practice serves once', () => {
  const places = [graph[0]?.['areaServed'] ?? []].flat();
  const names = places.map((place) =>
    place instanceof Object ? Reflect.get(place, 'name') : place,
  );
  expect(names).toEqual([...new Set(names)]);
  expect(names).toEqual(expect.arrayContaining([...site.areaServed, ...site.cities, site.state]));
});

test('states both ranges of sessions with flexible pricing', () => {
  const flexible = { ...offer('sessions', 100, 250), flexibleOf: 'standard-rate' };
  expect(practiceGraph(site, [...offers, flexible])['@graph'][0]).toMatchObject({
    priceRange: '$150 to $290 a session; $100 to $250 with flexible pricing',
  });
});

test('states both ranges in other languages, the standard one first, and the hours on all their pages', () => {
  const flexible = { ...offer('sessions', 100, 250), flexibleOf: 'standard-rate' };
  const ranged = (of: Offer[]): unknown =>
    translatedPractice(site, of, 'Terapia.', 'es')['priceRange'];
  expect(ranged([flexible, ...offers])).toBe('$150–$290; $100–$250');
  expect(ranged(offers)).toBe('$150–$290');
  expect(practiceReference(site, 'es')).toMatchObject({
    openingHoursSpecification: { opens: '09:00', closes: '17:00' },
  });
});

test('fails at a price list without the standard rate', () => {
  expect(() => practiceGraph(site, [])).toThrow('prices.yaml needs an entry "standard-rate:"');
});

test('escapes JSON inside a script element', () => {
  expect(scriptJson({ name: '</script><b>' })).not.toContain('<');
});

test('ends titles with the brand unless the page opts out (R092, R093)', () => {
  expect(tabTitle({ title: 'Team' }, 'Hearthline')).toBe('Team - Hearthline');
  expect(tabTitle({ title: 'Home', fullTitle: 'Home - Elsewhere' }, 'Hearthline')).toBe(
    'Home - Elsewhere',
  );
});

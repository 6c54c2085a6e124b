import { expect, test } from 'vitest';
import { site } from '#site';
import type { Offer } from './offer.ts';
import { practiceGraph, scriptJson, tabTitle } from './seo.ts';

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

test('the practice names front-desk hours as its own and session hours as the office’s (R320, D14)', () => {
  expect(graph[0]).toMatchObject({
    foundingDate: '2018',
    priceRange: '$150 to $290',
    openingHoursSpecification: { opens: '09:00', closes: '17:00' },
    location: { openingHoursSpecification: { opens: '09:00', closes: '18:00' } },
  });
});

test('what has a stock number is a product with its price range, and nothing else is (R312–R317)', () => {
  expect(graph.slice(1)).toEqual([
    expect.objectContaining({
      '@id': `${site.url}/#6-session-reset`,
      name: '6-session-reset',
      description: 'What it is.',
      sku: 'HL-RESET',
      category: 'Therapy',
      offers: { '@type': 'AggregateOffer', lowPrice: 850, highPrice: 1120, priceCurrency: 'USD' },
    }),
  ]);
});

test('a price list without the standard rate stops the build', () => {
  expect(() => practiceGraph(site, [])).toThrow('prices.yaml needs an entry "standard-rate:"');
});

test('JSON cannot close its script element', () => {
  expect(scriptJson({ name: '</script><b>' })).not.toContain('<');
});

test('a title ends with the brand unless the page says otherwise (R092, R093)', () => {
  expect(tabTitle({ title: 'Team' }, 'Hearthline')).toBe('Team - Hearthline');
  expect(tabTitle({ title: 'Home', fullTitle: 'Home - Elsewhere' }, 'Hearthline')).toBe(
    'Home - Elsewhere',
  );
});

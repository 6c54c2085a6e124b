import { expect, test } from 'vitest';
import { site } from '#site';
import { practiceGraph, scriptJson, tabTitle } from './seo.ts';

const graph = practiceGraph(site)['@graph'];

test('the practice names front-desk hours as its own and session hours as the office’s (R320, D14)', () => {
  expect(graph[0]).toMatchObject({
    foundingDate: '2018',
    priceRange: '$150 to $290',
    openingHoursSpecification: { opens: '09:00', closes: '17:00' },
    location: { openingHoursSpecification: { opens: '09:00', closes: '18:00' } },
  });
});

test.each([
  ['therapy-sessions', 100, 250],
  ['premarital-blueprint', 699, 1595],
  ['weekend-intensive', 1500, 2250],
  ['6-session-reset', 850, 1120],
  ['digital-detox', 100, 250],
])('%s costs %i to %i (R312–R317)', (id, lowPrice, highPrice) => {
  const node = graph.find((one) => one['@id'] === `${site.url}/#${id}`);
  expect(node).toMatchObject({
    offers: { '@type': 'AggregateOffer', lowPrice, highPrice, priceCurrency: 'USD' },
  });
  expect(Object.keys(node ?? {})).toEqual(
    expect.arrayContaining(['name', 'description', 'sku', 'category']),
  );
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

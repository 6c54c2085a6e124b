/** Structured data for search engines (R097, R312-R317, R320; D01, D14, D19). */
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { graphOf, type Json, pageAt } from './dist.ts';

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;

/** Recursively. */
function nodesIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const nodes = nodesIn(graphOf(pageAt('/')));
const business = nodes.find((node) => node.openingHoursSpecification !== undefined);
const withPrices = nodes.filter((node) => {
  const [offer] = nodesIn(node.offers);
  return offer?.['@type'] === 'AggregateOffer';
});

describe('the business on the home page', () => {
  it('R006 was founded in 2018 and serves Dallas-Fort Worth', () => {
    expect(String(business?.foundingDate)).toMatch(/^2018/);
    expect(JSON.stringify(business?.areaServed)).toMatch(/Dallas-Fort Worth/);
  });

  it('serves each city, and the state online', () => {
    const places = nodesIn(business?.areaServed);
    const named = (type: string): unknown[] =>
      places.filter((node) => node['@type'] === type).map(({ name }) => name);
    expect(named('City')).toEqual(site.cities);
    expect(named('State')).toEqual([site.state]);
  });

  it('R320 opens Monday to Friday, 09:00 to 17:00', () => {
    const hours = nodesIn(business?.openingHoursSpecification);
    const days = hours
      .flatMap((node) => node.dayOfWeek)
      .map((day) => String(day).split('/').at(-1));
    expect(days).toEqual(['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday']);
    expect(hours.every((node) => node.opens === '09:00' && node.closes === '17:00')).toBe(true);
  });

  it('has a name, an address and a telephone', () => {
    expect(business).toMatchObject({ name: expect.any(String), telephone: expect.any(String) });
    expect(nodesIn(business?.address)[0]).toMatchObject({ addressLocality: 'Dallas' });
  });

  it('D19 has no self-rating', () => {
    expect(nodes.filter((node) => 'aggregateRating' in node)).toEqual([]);
  });
});

describe('the site', () => {
  it('is on the home page, with its publisher', () => {
    const found = nodes.filter((node) => node['@type'] === 'WebSite');
    expect(found).toEqual([
      expect.objectContaining({
        name: site.name,
        url: `${site.url}/`,
        publisher: { '@id': business?.['@id'] },
      }),
    ]);
  });
});

describe('prices', () => {
  it.each([
    ['R312', /therapy session/i, 100, 250],
    ['R313', /premarital blueprint/i, 699, 1595],
    ['R314', /weekend intensive/i, 1500, 2250],
    ['R315', /6-session reset/i, 850, 1120],
    ['R316', /digital detox/i, 100, 250],
  ])('%s %s costs %i to %i dollars', (_, name, low, high) => {
    const product = withPrices.find((node) => name.test(String(node.name)));
    const [offer] = nodesIn(product?.offers);
    expect(Number(offer?.lowPrice)).toBe(low);
    expect(Number(offer?.highPrice)).toBe(high);
    expect(offer?.priceCurrency).toBe('USD');
  });

  it('R317 each of the five has id, name, description, sku and category', () => {
    expect(withPrices).toHaveLength(5);
    for (const product of withPrices) {
      const id = product.productID ?? product.identifier ?? product['@id'];
      expect([id, product.name, product.description, product.sku, product.category]).toEqual(
        Array(5).fill(expect.stringMatching(/\S/)),
      );
    }
  });
});

/** Structured data: valid schema.org, and only what visitors see (R006, R097, R312–R317, R320; D01, D14, D19). */
import { describe, expect, it } from 'vitest';
import { site } from '#site';
import { longDay } from '#lib/day.ts';
import { clock, DAYS } from '#lib/hours.ts';
import { capitalized, inWords } from '#lib/number-words.ts';
import { lengthInWords } from '#features/podcast/duration.ts';
import { graphOf, type Json, type Page, pageAt, squeeze } from './dist.ts';
import { broken } from './every-page.ts';
import { holds, isKindOf, isType, takesText } from './schema-org.ts';

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null;
const listOf = (value: unknown): unknown[] => [value].flat();
const typesOf = (node: Json): string[] => listOf(node['@type'] ?? []).map(String);

/** Properties that search engines require for rich results, by type. */
const NEEDED: Readonly<Record<string, readonly string[]>> = {
  AggregateOffer: ['lowPrice', 'highPrice', 'priceCurrency'],
  Answer: ['text'],
  Article: ['headline', 'datePublished', 'author'],
  BlogPosting: ['headline', 'datePublished', 'author'],
  BreadcrumbList: ['itemListElement'],
  FAQPage: ['mainEntity'],
  City: ['name'],
  EducationalOccupationalCredential: ['name'],
  JobPosting: [
    'title',
    'description',
    'datePosted',
    'validThrough',
    'employmentType',
    'hiringOrganization',
    'jobLocation',
  ],
  ListItem: ['position'],
  MedicalBusiness: ['name', 'address', 'telephone'],
  Offer: ['price', 'priceCurrency'],
  OpeningHoursSpecification: ['dayOfWeek', 'opens', 'closes'],
  Person: ['name'],
  PodcastEpisode: ['name', 'url'],
  PodcastSeries: ['name', 'url'],
  PostalAddress: [
    ...(site.offices.length > 0 ? ['streetAddress'] : ['addressRegion']),
    'addressLocality',
    'addressCountry',
  ],
  Product: ['name', 'offers'],
  Question: ['name', 'acceptedAnswer'],
  SearchAction: ['target'],
  Service: ['name', 'provider'],
  WebSite: ['name', 'url'],
};

function wrongValue(types: string[], property: string, value: unknown): string[] {
  const where = `${types.join(' & ')}.${property}`;
  const kinds = types.flatMap((type) => holds(type, property) ?? []);
  if (kinds.length === 0) return [`${where} is no property of schema.org`];
  return listOf(value).flatMap((one) => {
    if (isObject(one)) {
      const inner = typesOf(one);
      const fits =
        inner.length === 0
          ? '@id' in one
          : inner.some((type) => kinds.some((kind) => isKindOf(type, kind)));
      return [...(fits ? [] : [`${where} may not be ${JSON.stringify(inner)}`]), ...wrongNode(one)];
    }
    const fits =
      typeof one === 'string'
        ? takesText(kinds, one) ||
          // A URL can stand for the object it identifies.
          (kinds.includes('IdReference') && URL.canParse(one))
        : kinds.some((kind) => ['Number', 'Integer', 'Float', 'Text', 'Boolean'].includes(kind));
    return fits ? [] : [`${where} may not be ${JSON.stringify(one)}`];
  });
}

function wrongNode(node: Json): string[] {
  const types = typesOf(node);
  const properties = Object.entries(node).filter(
    ([name]) => !name.startsWith('@') && !/-(?:in|out)put$/.test(name),
  );
  if (types.length === 0) return properties.length ? ['a node without a type'] : [];
  return [
    ...types.filter((type) => !isType(type)).map((type) => `no type "${type}" in schema.org`),
    ...types.flatMap((type) =>
      (NEEDED[type] ?? []).filter((name) => !(name in node)).map((name) => `${type} lacks ${name}`),
    ),
    ...properties.flatMap(([name, value]) => wrongValue(types, name, value)),
  ];
}

function wrongData({ $ }: Page): string[] {
  const blocks = $('script[type="application/ld+json"]').toArray();
  if (blocks.length === 0) return ['no structured data'];
  return blocks.flatMap((element) => {
    const data: unknown = JSON.parse($(element).html() ?? '');
    if (!isObject(data) || data['@context'] !== 'https://schema.org') return ['no context'];
    return listOf(data['@graph'] ?? data).flatMap((node) =>
      isObject(node) ? wrongNode(node) : ['a node that is no object'],
    );
  });
}

it('R097 every page has structured data, valid schema.org', () => {
  expect([...new Set(broken(wrongData))]).toEqual([]);
});

it('invalid data is found', () => {
  const product = { '@type': 'Product', name: 'Reset', offers: { '@type': 'Offer', price: 1 } };
  expect(wrongNode(product)).toEqual(['Offer lacks priceCurrency']);
  expect(wrongNode({ '@type': 'Prodct' })[0]).toContain('no type');
  expect(wrongNode({ '@type': 'Person', name: 'A', colour: 'red' })[0]).toContain('no property');
  expect(
    wrongNode({ '@type': 'Person', name: 'A', address: { '@type': 'Person', name: 'B' } })[0],
  ).toContain('Person.address may not be ["Person"]');
  expect(
    wrongNode({
      '@type': 'OpeningHoursSpecification',
      dayOfWeek: 'Someday',
      opens: '9',
      closes: '10',
    }),
  ).toEqual(['OpeningHoursSpecification.dayOfWeek may not be "Someday"']);
});

/** Recursively. */
function nodesIn(value: unknown): Json[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(nodesIn)] : [];
}

const nodes = nodesIn(graphOf(pageAt('/')));
const business = nodes.find((node) => node.openingHoursSpecification !== undefined);
/** On the page of all prices. */
const withPrices = nodesIn(graphOf(pageAt('/fees-and-faqs'))).filter((node) => {
  const [offer] = nodesIn(node.offers);
  return offer?.['@type'] === 'AggregateOffer';
});

if (site.isSample)
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

if (site.isSample)
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

if (site.isSample)
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

/**
 * Machine-only values: vocabulary terms, media types, codes; coordinates stand for the address; `sameAs` of a service
 * is its old name (D01).
 */
const MACHINES =
  /^(?:@.*|query-input|urlTemplate|position|encodingFormat|priceCurrency|currency|sku|addressCountry|latitude|longitude|sameAs)$/;

/** All visible content of a page: text, names of pictures and fields, link targets. */
interface Shown {
  words: string;
  addresses: Set<string>;
}

function shownOn({ $ }: Page): Shown {
  const body = $('body').clone();
  body.find('script, style, template, noscript').remove();
  body.find('p, li, dt, dd, th, td, div, section, small, h1, h2, h3, summary, br').before(' ');
  const named = body.find('[alt], [aria-label]').toArray();
  const leads = $('[href], [src], meta[property="og:image"]').toArray();
  return {
    words: squeeze(
      [body.text(), ...named.map((one) => $(one).attr('alt') ?? $(one).attr('aria-label'))].join(
        ' ',
      ),
    ),
    addresses: new Set(
      leads.map((one) => {
        const address = $(one).attr('href') ?? $(one).attr('src') ?? $(one).attr('content') ?? '';
        return URL.canParse(address, 'https://hearthline.example.com')
          ? new URL(address, 'https://hearthline.example.com').href
          : address;
      }),
    ),
  };
}

const seconds = (duration: string): number => {
  const [, hours = 0, minutes = 0, rest = 0] =
    /^PT(?:(\d+)H)?(?:(\d+)M)?(?:(\d+)S)?$/.exec(duration)?.map((part) => Number(part ?? 0)) ?? [];
  return hours * 3600 + minutes * 60 + rest;
};

/** Any readable form of a value is accepted. */
function readings(property: string, value: string | number | boolean): string[] {
  const text = String(value);
  if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return [longDay(text, 'en')];
  if (/^(?:price|lowPrice|highPrice|minValue|maxValue)$/.test(property))
    return [`$${Number(value).toLocaleString('en-US')}`];
  if (/^(?:opens|closes)$/.test(property))
    return [clock(text), clock(text).replace('AM', 'a. m.').replace('PM', 'p. m.')];
  if (property === 'rangeOfPrices') return [text, text.replace('–', ' y ')];
  if (property === 'knowsLanguage' && text === 'es') return ['español'];
  if (/^(?:timeRequired|duration)$/.test(property))
    return [lengthInWords(seconds(text)), inWords(seconds(text) / 60)].flatMap((words) => [
      words,
      capitalized(words),
    ]);
  if (property === 'employmentType') {
    const [first = '', ...rest] = text.replace('_', '-').toLowerCase();
    return [first.toUpperCase() + rest.join('')];
  }
  if (property === 'inLanguage') return ['In English'];
  if (property === 'unitText') return [`a ${text.toLowerCase()}`, `an ${text.toLowerCase()}`];
  if (property === 'isAccessibleForFree') return ['Free', 'free'];
  if (property === 'telephone') return [text.replace(/^\+1-(\d{3})-/, '($1) ')];
  return [text, text.replace('-', '–')];
}

/** Whether `words` contains `text` as a whole: not `2 minutes` in `12 minutes`, nor `$100` in `$100,000`. */
function containsWhole(text: string, words: string): boolean {
  for (let at = words.indexOf(text); at >= 0; at = words.indexOf(text, at + 1)) {
    const [before, after] = [words.slice(0, at), words.slice(at + text.length)];
    const cut =
      (/^\d/.test(text) && /\d[:.,]?$/.test(before)) ||
      (/\d$/.test(text) && /^[.,:]?\d/.test(after));
    if (!cut) return true;
  }
  return false;
}

const isShown = (
  { words, addresses }: Shown,
  property: string,
  value: string | number | boolean,
): boolean => {
  if (typeof value === 'string' && /^https?:/.test(value)) return addresses.has(value);
  // Markup: each of its pieces.
  if (/^<p>/.test(String(value)))
    return String(value)
      .split(/<[^>]*>/)
      .every((piece) => words.includes(squeeze(piece)));
  if (property === 'dayOfWeek')
    return [...DAYS.map((day) => `${day} to`), 'de lunes a'].some((start) => words.includes(start));
  if (property === 'transcript')
    return String(value)
      .split(/(?<=[.?!\]])\s/)
      .every((sentence) => words.includes(sentence));
  if (property === 'priceRange')
    return String(value)
      .split('; ')
      .every((range) => isShown({ words, addresses }, 'rangeOfPrices', range));
  return readings(property, value).some((reading) => containsWhole(squeeze(reading), words));
};

/** `Episode.name: Phones in the bed` for each value of a node and its children that is not visible on the page. */
function missingValues(shown: Shown, node: Json): string[] {
  return Object.entries(node).flatMap(([property, held]) => {
    if (MACHINES.test(property)) return [];
    return [held].flat().flatMap((value) => {
      if (typeof value === 'object' && value !== null) return missingValues(shown, value as Json);
      return isShown(shown, property, value as string)
        ? []
        : [`${[node['@type']].flat().join('&')}.${property}: ${value}`];
    });
  });
}

if (site.isSample)
  it('R097 each value of the structured data is visible on its page', () => {
    const wrong = broken((page) => {
      const shown = shownOn(page);
      return graphOf(page).flatMap((node) => missingValues(shown, node));
    });
    expect(wrong).toEqual([]);
  });

it('a missing value is found', () => {
  const shown: Shown = {
    words: 'Phones in the bed, May 5, 2022, Twelve seconds, $58,000 to $66,000 a year',
    addresses: new Set(['https://hearthline.example.com/episodes/17.mp3']),
  };
  const told = {
    '@type': 'PodcastEpisode',
    name: 'Phones in the bed',
    datePublished: '2022-05-06',
    timeRequired: 'PT12S',
    inLanguage: 'en-US',
    associatedMedia: {
      '@type': 'AudioObject',
      contentUrl: 'https://hearthline.example.com/episodes/18.mp3',
      duration: 'PT2M',
      transcript: 'Phones in the bed. Lie there.',
    },
    baseSalary: { '@type': 'MonetaryAmount', value: { minValue: 58000, maxValue: 67000 } },
  };
  expect(missingValues(shown, told).map((found) => found.replace(/:.*/, ''))).toEqual([
    'PodcastEpisode.datePublished',
    'PodcastEpisode.inLanguage',
    'AudioObject.contentUrl',
    'AudioObject.duration',
    'AudioObject.transcript',
    '.maxValue',
  ]);
});

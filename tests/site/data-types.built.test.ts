/** Validates structured data against schema.org: types, properties, values, required properties. */
import { expect, it } from 'vitest';
import { site } from '#site';
import type { Json, Page } from './dist.ts';
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

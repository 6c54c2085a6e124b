/** JSON-LD of the practice (R097, R312–R320, D14), printed by `features/site/PracticeData.astro`. */
import { addressNode, geoOf, openings, placesOf } from '#lib/structured-data/places.ts';
import type { Language } from '#lib/language.ts';
import { frontDoor } from '#features/translations/page-language.ts';
import type { Json, Node, Practice } from '#lib/structured-data/nodes.ts';
import type { Offer } from '#features/fees/offer.schema.ts';
import { dollars, priceText } from '#features/fees/price.ts';

/** The state is for online sessions. */
export const areaNodes = (cities: readonly string[], state: string): Node[] => [
  ...cities.map((name) => ({ '@type': 'City', name })),
  { '@type': 'State', name: state },
];

/** Regions that are neither one of the cities nor the state, and these. */
const servedBy = ({ areaServed, cities, state }: Practice): Json[] => [
  ...areaServed.filter((name) => name !== state && !cities.includes(name)),
  ...areaNodes(cities, state),
];

/** With its price range (R312–R317). */
export function offerNode(
  offer: Offer,
  { url, currency }: Pick<Practice, 'url' | 'currency'>,
): Node {
  return {
    '@type': 'Product',
    '@id': `${url}/#${offer.id}`,
    name: offer.name,
    ...(offer.description && { description: offer.description }),
    ...(offer.category && { category: offer.category }),
    ...(offer.sku && { sku: offer.sku }),
    ...(offer.path && { url: `${url}${offer.path}` }),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: offer.low,
      highPrice: offer.high,
      priceCurrency: currency,
    },
  };
}

/** Front desk hours belong to the business (R320), session hours (R321) and the session price (R319) to the office. */
export function practiceNode(practice: Practice, sessionPrice: string): Node {
  const { url } = practice;
  return {
    '@type': ['MedicalBusiness', 'ProfessionalService'],
    '@id': `${url}/#practice`,
    name: practice.name,
    ...(practice.legalName !== practice.name && { legalName: practice.legalName }),
    description: practice.description,
    url: `${url}/`,
    foundingDate: String(practice.founded),
    areaServed: [...practice.areaServed],
    telephone: practice.phoneE164,
    email: practice.email,
    address: addressNode(practice),
    openingHoursSpecification: openings(practice.phoneHours),
    priceRange: sessionPrice,
    ...(practice.offices.length > 0 && { location: placesOf(practice) }),
  };
}

/** What the home page of another language says, without English words. `description` is in that language. */
export function translatedPractice(
  practice: Practice,
  offers: readonly Offer[],
  description: string,
  language: Language,
): Node {
  const session = sessionOf(offers);
  const standard = offers.find(({ id }) => id === session.flexibleOf);
  // Both, the standard one first: the lower one must not be taken for it.
  const ranges = [standard ?? [], session].flat();
  const { geo, sameAs } = wholeNode(practice);
  return {
    ...practiceReference(practice, language),
    ...(geo && { geo }),
    ...(sameAs && { sameAs }),
    description,
    knowsLanguage: language,
    priceRange: ranges.map(({ low, high }) => `${dollars(low)}–${dollars(high)}`).join('; '),
    areaServed: areaNodes([practice.city], practice.state),
  };
}

/** Without any English text, for further pages in other languages. */
export const practiceReference = (practice: Practice, language: Language): Node => ({
  '@type': ['MedicalBusiness', 'ProfessionalService'],
  '@id': `${practice.url}/#practice`,
  name: practice.name,
  url: practice.url + frontDoor(language),
  telephone: practice.phoneE164,
  email: practice.email,
  address: addressNode(practice),
  openingHoursSpecification: openings(practice.phoneHours),
});

/** For pages about the whole practice. */
const wholeNode = (practice: Practice): { [key: string]: Json } => ({
  image: `${practice.url}/share.png`,
  areaServed: servedBy(practice),
  ...geoOf(practice),
  sameAs: practice.social.map(({ href }) => href),
});

/** Of an ordinary session. @throws {Error} if the prices lack it */
function sessionOf(offers: readonly Offer[]): Offer {
  const session =
    offers.find(({ flexibleOf }) => flexibleOf === 'standard-rate') ??
    offers.find(({ id }) => id === 'standard-rate');
  if (!session) throw new Error('src/content/prices.yaml needs an entry "standard-rate:"');
  return session;
}

export interface Graph {
  '@context': string;
  '@graph': Node[];
}

export function graphOf(nodes: Node[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/** The practice, with `whole` in all detail, and `more` nodes; offers are where their prices are. @throws {Error} if the prices lack a `standard-rate` */
export function practiceGraph(
  practice: Practice,
  offers: readonly Offer[],
  more: readonly Node[] = [],
  whole = true,
): Graph {
  const session = sessionOf(offers);
  return graphOf([
    {
      ...practiceNode(practice, priceText(session, offers, practice.language)),
      ...(whole && wholeNode(practice)),
    },
    ...more,
  ]);
}

/** The current page has no `href`. */
export interface Crumb {
  text: string;
  href?: string;
}

/** `path` is the page's own. */
export function breadcrumbNode(crumbs: readonly Crumb[], url: string, path: string): Node {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ text, href = path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: text,
      item: url + href,
    })),
  };
}

/** For the home page, where search engines read the site name. */
export function websiteNode({ url, name }: Pick<Practice, 'url' | 'name'>): Node {
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    url: `${url}/`,
    name,
    publisher: { '@id': `${url}/#practice` },
  };
}

/** The site and its search (R030, D15), for the search page. */
export function searchedNode(practice: Pick<Practice, 'url' | 'name'>): Node {
  const { url } = practice;
  return {
    ...websiteNode(practice),
    potentialAction: {
      '@type': 'SearchAction',
      target: {
        '@type': 'EntryPoint',
        urlTemplate: `${url}/resources-hub?search={search_term_string}`,
      },
      'query-input': 'required name=search_term_string',
    },
  };
}

/** Safe inside a `<script>` element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Document title (R092, R093, D12). */
export function tabTitle(
  page: { title: string; fullTitle?: string | undefined },
  brand: string,
): string {
  return page.fullTitle ?? `${page.title} - ${brand}`;
}

/** All of them are also on the page. */
export interface WrittenPost {
  url: string;
  path: string;
  /** Path of the share image. */
  picture: string;
  author: Node;
  post: {
    title: string;
    date: string;
    updated?: string | undefined;
    category: string;
    tags: readonly string[];
  };
}

export function postNode({ url, path, picture, author, post }: WrittenPost): Node {
  return {
    '@type': 'BlogPosting',
    '@id': `${url}${path}#post`,
    headline: post.title,
    url: url + path,
    mainEntityOfPage: url + path,
    image: url + picture,
    datePublished: post.date,
    dateModified: post.updated ?? post.date,
    author,
    publisher: { '@id': `${url}/#practice` },
    articleSection: post.category,
    keywords: [...post.tags],
  };
}

/** What search engines read about the practice (R097, R312–R320, D14): plain data, printed by `layouts/StructuredData.astro`. */
import { daysOf } from './hours.ts';
import type { Hours } from './hours.ts';
import type { Offer } from './offer.ts';
import { rangeText } from './price.ts';
import type { Range } from './price.ts';

/** The facts of `site.config.ts` that structured data needs. */
export interface Practice {
  url: string;
  name: string;
  description: string;
  founded: number;
  areaServed: readonly string[];
  phone: { e164: string };
  email: string;
  office: {
    street: string;
    city: string;
    region: string;
    postalCode: string;
    country: string;
    latitude: number;
    longitude: number;
  };
  phoneHours: Hours;
  sessionHours: Hours;
  social: readonly { href: string }[];
}

type Json = string | number | boolean | Json[] | { [key: string]: Json };
/** One thing of a JSON-LD graph. */
export type Node = { '@type': Json; [key: string]: Json };

const openings = (hours: Hours): Node => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: daysOf(hours),
  opens: hours.opens,
  closes: hours.closes,
});

/** Where the practice is. */
export const addressNode = ({ office }: Practice): Node => ({
  '@type': 'PostalAddress',
  streetAddress: office.street,
  addressLocality: office.city,
  addressRegion: office.region,
  postalCode: office.postalCode,
  addressCountry: office.country,
});

/** One thing on sale with its price range (R312–R317). */
export function offerNode(offer: Offer, url: string): Node {
  return {
    '@type': 'Product',
    '@id': `${url}/#${offer.id}`,
    name: offer.name,
    description: offer.description,
    category: offer.category,
    ...(offer.sku && { sku: offer.sku }),
    ...(offer.path && { url: `${url}${offer.path}` }),
    offers: {
      '@type': 'AggregateOffer',
      lowPrice: offer.low,
      highPrice: offer.high,
      priceCurrency: 'USD',
    },
  };
}

/**
 * The practice. Front-desk hours are the business's own (R320); session hours belong to the office (R321), the
 * session price likewise (R319), so that neither reading is lost and both are named.
 */
export function practiceNode(practice: Practice, standardRate: Range): Node {
  const { url } = practice;
  return {
    '@type': ['MedicalBusiness', 'ProfessionalService'],
    '@id': `${url}/#practice`,
    name: practice.name,
    description: practice.description,
    url: `${url}/`,
    foundingDate: String(practice.founded),
    areaServed: [...practice.areaServed],
    telephone: practice.phone.e164,
    email: practice.email,
    address: addressNode(practice),
    openingHoursSpecification: openings(practice.phoneHours),
    priceRange: rangeText(standardRate),
    location: {
      '@type': 'Place',
      name: `${practice.name} office`,
      openingHoursSpecification: openings(practice.sessionHours),
    },
  };
}

/** What a page about the whole practice adds to it. */
const wholeNode = ({ url, office, social }: Practice): { [key: string]: Json } => ({
  image: `${url}/share.png`,
  geo: { '@type': 'GeoCoordinates', latitude: office.latitude, longitude: office.longitude },
  sameAs: social.map(({ href }) => href),
});

/** Nodes as one JSON-LD document. */
export interface Graph {
  '@context': string;
  '@graph': Node[];
}

export function graphOf(nodes: Node[]): Graph {
  return { '@context': 'https://schema.org', '@graph': nodes };
}

/**
 * Everything a page states about the practice, and `more` about itself: what stands at the end of every page, and on a
 * page that shows them all (`whole`) what is for sale. Throws when the prices lack a `standard-rate`.
 */
export function practiceGraph(
  practice: Practice,
  offers: readonly Offer[],
  more: readonly Node[] = [],
  whole = true,
): Graph {
  const standard = offers.find(({ id }) => id === 'standard-rate');
  if (!standard) throw new Error('src/content/prices.yaml needs an entry "standard-rate:"');
  const sold = whole ? offers.filter(({ sku }) => sku) : [];
  return graphOf([
    { ...practiceNode(practice, standard), ...(whole && wholeNode(practice)) },
    ...sold.map((offer) => offerNode(offer, practice.url)),
    ...more,
  ]);
}

/** A step of the way from the top of the site to a page; the page itself has no `href`. */
export interface Crumb {
  text: string;
  href?: string;
}

/** The way to a page, as search engines read it; `path` is the page's own. */
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

/** The site and how to search it (R030, D15); for the pages that are about the whole site. */
export function websiteNode({ url, name }: Pick<Practice, 'url' | 'name'>): Node {
  return {
    '@type': 'WebSite',
    '@id': `${url}/#website`,
    url: `${url}/`,
    name,
    publisher: { '@id': `${url}/#practice` },
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

/** JSON safe inside a `<script>` element. */
export function scriptJson(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', '\\u003c');
}

/** Text of the browser tab (R092, R093, D12). */
export function tabTitle(
  page: { title: string; fullTitle?: string | undefined },
  brand: string,
): string {
  return page.fullTitle ?? `${page.title} - ${brand}`;
}

/** Facts of a post that search engines read; everything in it is also on the page. */
export interface WrittenPost {
  url: string;
  path: string;
  /** Path of the picture shown where the post is shared. */
  picture: string;
  author: { name: string; path: string };
  post: {
    title: string;
    date: string;
    updated?: string | undefined;
    category: string;
    tags: readonly string[];
  };
}

/** A post of the blog. */
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
    author: { '@type': 'Person', name: author.name, url: url + author.path },
    publisher: { '@id': `${url}/#practice` },
    articleSection: post.category,
    keywords: [...post.tags],
  };
}

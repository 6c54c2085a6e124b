/** JSON-LD of a service. Contains nothing that the page does not show. */
import type { Offer } from '#features/fees/offer.schema.ts';
import type { Node } from '#lib/structured-data/nodes.ts';
import { areaNodes } from '#features/structured-data/practice.ts';

/** One offer per option, or a price range. */
export function serviceNode(
  url: string,
  path: string,
  service: {
    name: string;
    description: string;
    sameAs: readonly string[];
    /** Common search term. */
    serviceType?: string | undefined;
    cities: readonly string[];
    /** For online sessions. */
    state: string;
    /** ISO 4217. */
    currency: string;
  },
  price: Offer,
): Node {
  const single = price.options.map((option) => ({
    '@type': 'Offer',
    name: option.name,
    price: option.price,
    priceCurrency: service.currency,
  }));
  const range = {
    '@type': 'AggregateOffer',
    lowPrice: price.low,
    highPrice: price.high,
    priceCurrency: service.currency,
  };
  return {
    '@type': 'Service',
    '@id': `${url}${path}#service`,
    name: service.name,
    description: service.description,
    url: `${url}${path}`,
    provider: { '@id': `${url}/#practice` },
    ...(service.serviceType && { serviceType: service.serviceType }),
    areaServed: areaNodes(service.cities, service.state),
    offers: single.length ? single : range,
    ...(service.sameAs.length > 0 && { sameAs: service.sameAs.map((href) => `${url}${href}`) }),
  };
}

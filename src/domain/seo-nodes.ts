/** What search engines read about one page: answers, a person, a service. Nothing that the page does not show. */
import type { Offer } from './offer.ts';
import type { Node } from './seo.ts';
import type { Therapist } from './therapist.ts';

/** Questions and answers in the order of the page. */
export function faqNode(answers: readonly { question: string; answer: string }[]): Node {
  return {
    '@type': 'FAQPage',
    mainEntity: answers.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
}

/** A therapist as the profile at `path` shows them; an associate's supervisor is named with them (D44). */
export function personNode(url: string, path: string, person: Therapist): Node {
  const { name, credentials, role, supervisor, license, languages, specialties } = person;
  const suffix = [credentials, supervisor && `supervised by ${supervisor.name}`];
  return {
    '@type': 'Person',
    '@id': `${url}${path}#person`,
    name,
    url: `${url}${path}`,
    image: `${url}${person.image.src}`,
    description: person.oneLiner,
    worksFor: { '@id': `${url}/#practice` },
    ...(credentials && { honorificSuffix: suffix.filter(Boolean).join(', ') }),
    ...(role && { jobTitle: role }),
    ...(license && { identifier: license.number }),
    ...(specialties.length > 0 && { knowsAbout: specialties, knowsLanguage: languages }),
  };
}

/** A service with its price; one offer for each option, or the range where there is none. */
export function serviceNode(
  url: string,
  path: string,
  service: {
    name: string;
    description: string;
    sameAs: readonly string[];
    areas: readonly string[];
  },
  price: Offer,
): Node {
  const single = price.options.map((option) => ({
    '@type': 'Offer',
    name: option.name,
    price: option.price,
    priceCurrency: 'USD',
  }));
  const range = {
    '@type': 'AggregateOffer',
    lowPrice: price.low,
    highPrice: price.high,
    priceCurrency: 'USD',
  };
  return {
    '@type': 'Service',
    '@id': `${url}${path}#service`,
    name: service.name,
    description: service.description,
    url: `${url}${path}`,
    provider: { '@id': `${url}/#practice` },
    areaServed: [...service.areas],
    offers: single.length ? single : range,
    ...(service.sameAs.length > 0 && { sameAs: service.sameAs.map((href) => `${url}${href}`) }),
  };
}

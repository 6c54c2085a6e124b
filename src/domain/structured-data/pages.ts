/** JSON-LD of single pages: FAQs, a person, a service. Contains nothing that the page does not show. */
import type { Offer } from '../practice/offer.ts';
import { areaNodes } from './practice.ts';
import type { Node } from './nodes.ts';
import { supervisedBy } from '../practice/supervision.ts';
import type { Therapist } from '../practice/therapist.ts';

/** In page order. */
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

/** As the profile names them. */
const credentialNodes = ({ credentials, license, training }: Therapist): Node[] => [
  ...(license && credentials
    ? [
        {
          '@type': 'EducationalOccupationalCredential',
          name: credentials,
          credentialCategory: 'License',
          identifier: license.number,
        },
      ]
    : []),
  ...training.map(({ what, where }) => ({
    '@type': 'EducationalOccupationalCredential',
    name: what,
    recognizedBy: { '@type': 'Organization', name: where },
  })),
];

/** As the profile at `path` shows them, with an associate's supervisor (D44). */
export function personNode(url: string, path: string, person: Therapist): Node {
  const { name, credentials, role, supervisor, license, languages, specialties } = person;
  const learned = credentialNodes(person);
  const suffix = [credentials, supervisor && supervisedBy(supervisor)];
  return {
    '@type': 'Person',
    '@id': `${url}${path}#person`,
    name,
    url: `${url}${path}`,
    image: `${url}${person.image.src}`,
    worksFor: { '@id': `${url}/#practice` },
    ...(credentials && { honorificSuffix: suffix.filter(Boolean).join(', ') }),
    ...(role && { jobTitle: role }),
    ...(license && { identifier: license.number }),
    ...(learned.length > 0 && { hasCredential: learned }),
    // The tagline is left out: jokes do not help in search results.
    ...(specialties.length > 0 && {
      description: specialties.join(', '),
      knowsAbout: specialties,
      knowsLanguage: languages,
    }),
  };
}

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
    ...(service.serviceType && { serviceType: service.serviceType }),
    areaServed: areaNodes(service.cities, service.state),
    offers: single.length ? single : range,
    ...(service.sameAs.length > 0 && { sameAs: service.sameAs.map((href) => `${url}${href}`) }),
  };
}

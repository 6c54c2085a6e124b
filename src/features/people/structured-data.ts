/** JSON-LD of a therapist. Contains nothing that the page does not show. */
import { supervisedBy } from './supervision.ts';
import type { Therapist } from './therapist.schema.ts';
import type { Language } from '#lib/language.ts';
import type { Node } from '#lib/structured-data/nodes.ts';

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

/** Who wrote something; an associate's supervisor follows the name (D44). `path`: of the profile. */
export function authorNode(url: string, path: string, person: Therapist, language: Language): Node {
  const { name, credentials, supervisor } = person;
  const suffix = [credentials, supervisor && supervisedBy(supervisor, language)];
  return {
    '@type': 'Person',
    name,
    url: `${url}${path}`,
    ...(credentials && { honorificSuffix: suffix.filter(Boolean).join(', ') }),
  };
}

/** As the profile at `path` shows them. */
export function personNode(url: string, path: string, person: Therapist, language: Language): Node {
  const { role, license, languages, specialties } = person;
  const learned = credentialNodes(person);
  return {
    ...authorNode(url, path, person, language),
    '@id': `${url}${path}#person`,
    image: `${url}${person.image.src}`,
    worksFor: { '@id': `${url}/#practice` },
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

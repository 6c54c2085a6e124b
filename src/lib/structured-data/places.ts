/** JSON-LD of where a practice is. */
import { daysOf, type Hours } from '../hours.ts';
import type { Office } from '../offices.ts';
import type { Json, Node, Practice } from './nodes.ts';

export const openings = (hours: Hours): Node => ({
  '@type': 'OpeningHoursSpecification',
  dayOfWeek: daysOf(hours),
  opens: hours.opens,
  closes: hours.closes,
});

const officeAddress = (office: Office, country: string): Node => ({
  '@type': 'PostalAddress',
  streetAddress: office.street,
  addressLocality: office.city,
  addressRegion: office.region,
  postalCode: office.postalCode,
  addressCountry: country,
});

/** Without an office, city and state. */
export const addressNode = ({ offices: [main], city, region, country }: Practice): Node =>
  main
    ? officeAddress(main, country)
    : {
        '@type': 'PostalAddress',
        addressLocality: city,
        addressRegion: region,
        addressCountry: country,
      };

/** Where sessions are, with their hours (R321); all offices with addresses if there are several. */
export function placesOf({ name, offices, sessionHours, country }: Practice): Json {
  const openingHoursSpecification = openings(sessionHours);
  const [, second] = offices;
  if (!second) return { '@type': 'Place', name: `${name} office`, openingHoursSpecification };
  return offices.map((office) => ({
    '@type': 'Place',
    name: `${name}, ${office.city} office`,
    address: officeAddress(office, country),
    openingHoursSpecification,
  }));
}

/** Of the main office. */
export const geoOf = ({ offices: [main] }: Practice): { geo?: Node } =>
  main
    ? {
        geo: {
          '@type': 'GeoCoordinates',
          latitude: main.latitude,
          longitude: main.longitude,
        },
      }
    : {};

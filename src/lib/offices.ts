/** A practice that works online only has no offices. */
import type { Language } from './language.ts';

export interface Office {
  street: string;
  city: string;
  /** Two letters. */
  region: string;
  postalCode: string;
  latitude: number;
  longitude: number;
}

/** `Dallas, TX 75201` */
export const cityLine = ({ city, region, postalCode }: Office): string =>
  `${city}, ${region} ${postalCode}`;

/** `100 Example Plaza, Suite 200, Dallas, TX 75201` */
export const officeLine = (office: Office): string => `${office.street}, ${cityLine(office)}`;

/** `Dallas office`, `Pittsburgh or Erie office`; empty without one. */
export function officeName(offices: readonly Pick<Office, 'city'>[], language: Language): string {
  const cities = [...new Set(offices.map(({ city }) => city))];
  if (cities.length === 0) return '';
  return language === 'es'
    ? `consultorio de ${cities.join(' o ')}`
    : `${cities.join(' or ')} office`;
}

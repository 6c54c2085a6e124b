/** A practice that works online only has no offices. */
import type { Language } from './language.ts';
import { ENGLISH_OFFICE, type OfficeWords } from './words.en.ts';
import { SPANISH_OFFICE } from './words.es.ts';

const WORDS: Readonly<Record<Language, OfficeWords>> = { en: ENGLISH_OFFICE, es: SPANISH_OFFICE };

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
  return cities.length === 0 ? '' : WORDS[language](cities);
}

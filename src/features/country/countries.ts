/**
 * Countries that a practice can be in: the fact `country` in `site.config.ts`. Another one is a file such as
 * `united-states.ts` and an entry here; the words of the site stay American English until somebody writes others.
 */
import type { Country } from './country.ts';
import { UNITED_STATES } from './united-states.ts';

/** By ISO 3166. */
export const COUNTRIES = { US: UNITED_STATES } as const satisfies Readonly<Record<string, Country>>;
export type CountryCode = keyof typeof COUNTRIES;
export const COUNTRY_CODES = Object.keys(COUNTRIES) as [CountryCode, ...CountryCode[]];

export const countryOf = (code: CountryCode): Country => COUNTRIES[code];

/** Why there is no other. */
export const ONLY_HERE =
  'This is for practices in the United States: its help lines, law, prices, phone numbers, postal codes and spelling are American, and people in danger elsewhere would be sent to lines that do not answer there.';

/** `USA`, `the United States` → `US`; anything else as it is. */
export function countryNamed(typed: string): string {
  const said = typed.trim().toLowerCase().replaceAll('.', '');
  return COUNTRY_CODES.find((code) => COUNTRIES[code].spellings.includes(said)) ?? typed;
}

/** What is American about a practice in the United States, by `Country`. */
import { holidaysFrom } from '#lib/holidays.ts';
import { PHONE } from '#lib/phone.ts';
import { stateNamed } from '#lib/states.ts';
import type { Country } from './country.ts';
import { LOCALES } from '#lib/language.ts';
import { ENGLISH_CRISIS_LINES } from './words.en.ts';
import { SPANISH_CRISIS_LINES } from './words.es.ts';

export const UNITED_STATES: Country = {
  spellings: ['us', 'usa', 'united states', 'the united states', 'united states of america'],
  locales: LOCALES,
  currency: 'USD',
  phone: {
    pattern: PHONE,
    message: "write a phone number with its area code, ten digits, for example: '(503) 555-0123'",
  },
  postalCode: {
    pattern: /^\d{5}(?:-\d{4})?$/,
    message: "write the ZIP code, for example: '97301'",
  },
  region: { pattern: /^[A-Z]{2}$/, message: "write two letters, for example: 'OR'" },
  stateNamed,
  holidaysFrom,
  crisisLines: { en: ENGLISH_CRISIS_LINES, es: SPANISH_CRISIS_LINES },
  notices: ['complaint-notice', 'good-faith-estimate', 'privacy-practices'],
};

import type { Language } from '#lib/language.ts';
import type { CrisisLines } from '#features/safety/help-lines.ts';

/** What depends on the country of a practice. */
export interface Country {
  /** What people answer when they are asked for it, in small letters. */
  spellings: readonly string[];
  /** How dates and numbers are spelled there, in each language of the site. */
  locales: Readonly<Record<Language, string>>;
  /** ISO 4217. */
  currency: string;
  /** `example` is a right one; `message` says what to write. */
  phone: { pattern: RegExp; message: string };
  postalCode: { pattern: RegExp; message: string };
  /** Letters of a state in addresses. */
  region: { pattern: RegExp; message: string };
  /** Its name in any case, or its letters. */
  stateNamed: (typed: string) => { state: string; region: string; timeZone: string } | undefined;
  /** From a day (`2026-11-23`) on, of this year and the next two. */
  holidaysFrom: (today: string) => readonly { day: string; closed: string }[];
  /** Where the configuration has no others, by the language that they answer in. */
  crisisLines: Readonly<Record<Language, CrisisLines>>;
  /** Files of the starter that the law of the whole country, or of every state, asks for. */
  notices: readonly string[];
}

import type { Heard } from './recording.ts';
import type { LawPack } from '#features/legal/law-pack.ts';
import type { Offer } from '#features/fees/offer.schema.ts';
import type { GoneAddress } from '#features/parts/off.ts';
import type { LinksBetween } from './backlinks.ts';
import type { Addresses } from './urls.ts';
import type { Language } from '#lib/language.ts';
import type { ContentFile, Mistake } from './content-file.ts';

/** A therapist under supervision. */
export interface Associate {
  id: string;
  name: string;
  supervisor: string;
}

/** Site-wide input of the rules. */
export interface Site extends LinksBetween {
  /** In the practice's time zone, `2026-03-04`. */
  today: string;
  /** No longer a sample. */
  live: boolean;
  /** Of the practice's state. */
  law?: LawPack | undefined;
  /** Canonical origin. */
  url: string;
  /** Where the practice is, as claims name it. */
  place: { city: string; state: string };
  /** Of the practice, its people, its newsletter and so on: a name is no claim, whatever words are in it. */
  ownNames: readonly string[];
  offers: readonly Offer[];
  /** Texts of `policies.yaml` by name, in each language. */
  policies: Readonly<Record<Language, ReadonlyMap<string, string>>>;
  associates: readonly Associate[];
  addresses: Addresses;
  /** Of parts that are off. */
  gone: readonly GoneAddress[];
  /** For references, by collection: file names, or keys of a data file. */
  names: ReadonlyMap<string, readonly string[]>;
  /** Paths relative to `src/content`. */
  pictures: ReadonlySet<string>;
  /** By URL path. */
  recordings: ReadonlyMap<string, { bytes: number; type: Heard['type'] | undefined }>;
  /** Descriptions and legacy paths that occur in several files, with these files. */
  duplicates: ReadonlyMap<string, readonly string[]>;
  /** Files by the English page that they translate; more than one is a mistake. */
  translations: ReadonlyMap<string, readonly string[]>;
  /** Of policies and notices, by their address: the day of the version or of the last review, `2026-03-04`. */
  legalDays: ReadonlyMap<string, string>;
}

export interface RuleFinding extends Mistake {
  /** Does not fail the run. */
  level?: 'warning';
}

export type Rule = (file: ContentFile, site: Site) => RuleFinding[];

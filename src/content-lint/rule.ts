/** Types of rules: input and findings. */
import type { LawPack } from '#domain/practice/law-pack.ts';
import type { Offer } from '#domain/practice/offer.ts';
import type { GoneAddress } from '#domain/parts/off.ts';
import type { Addresses } from './urls.ts';
import type { ContentFile, Mistake } from './content-file.ts';

/** A therapist under supervision. */
export interface Associate {
  id: string;
  name: string;
  supervisor: string;
}

/** Site-wide input of the rules. */
export interface Site {
  /** Current date in the practice's time zone, `2026-03-04`. */
  today: string;
  /** Whether the site is live, no longer a sample. */
  live: boolean;
  /** The law of the practice's state; nothing if no pack was chosen. */
  law?: LawPack | undefined;
  /** Canonical origin. */
  url: string;
  offers: readonly Offer[];
  /** English texts of `policies.yaml` by name. */
  policies: ReadonlyMap<string, string>;
  spanishPolicies: ReadonlyMap<string, string>;
  associates: readonly Associate[];
  addresses: Addresses;
  /** Addresses of parts that are off. */
  gone: readonly GoneAddress[];
  /** Names that files can reference, by collection: file names, or keys of a data file. */
  names: ReadonlyMap<string, readonly string[]>;
  /** All pictures, by their path seen from `src/content`. */
  pictures: ReadonlySet<string>;
  /** Size in bytes of each recording, by URL path. */
  recordings: ReadonlyMap<string, number>;
  /** Descriptions and legacy paths that occur in several files, with these files. */
  duplicates: ReadonlyMap<string, readonly string[]>;
  /** Normalized sentences that occur in several texts, with these files. */
  sentences: ReadonlyMap<string, readonly string[]>;
}

/** A finding for the editor. */
export interface RuleFinding extends Mistake {
  /** A warning does not fail the run. */
  level?: 'warning';
}

export type Rule = (file: ContentFile, site: Site) => RuleFinding[];

/** What a rule is given and what it answers. */
import type { Offer } from '#domain/offer.ts';
import type { Addresses } from './addresses.ts';
import type { ContentFile } from './content-file.ts';

/** Somebody who works under supervision, and under whose. */
export interface Associate {
  id: string;
  name: string;
  supervisor: string;
}

/** What holds for all files. */
export interface Site {
  /** `2026-03-04`, where the practice is. */
  today: string;
  /** Whether the site has stopped saying that it is a sample. */
  live: boolean;
  /** Canonical origin. */
  url: string;
  offers: readonly Offer[];
  associates: readonly Associate[];
  addresses: Addresses;
  /** Descriptions and old addresses that stand in more than one file, with these files. */
  repeated: ReadonlyMap<string, readonly string[]>;
}

/** Something an editor should look at. */
export interface Found {
  field: string;
  line: number;
  /** The words in question, as they stand in the file: shown, and named when the finding is accepted. */
  words: string;
  why: string;
  /** How it may read instead. */
  example: string;
  /** A warning does not fail the run. */
  level?: 'warning';
}

export type Rule = (file: ContentFile, site: Site) => Found[];

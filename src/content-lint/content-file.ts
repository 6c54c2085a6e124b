import type { Document } from 'yaml';
import type { Acceptance } from '#lib/content/accepted.ts';
import type { LeftOver } from '#lib/content/left-over.ts';

/** A text that visitors read. */
export interface Passage {
  /** For editors: `sections.0.lede`, or `text under “What it buys”`. */
  field: string;
  line: number;
  text: string;
  kind: 'field' | 'heading' | 'paragraph' | 'quote' | 'item';
  /** By a footnote, an external link, or a `source:` field in the same group. */
  sourced: boolean;
  /** What of a Markdown text is no link; fields cannot have links. */
  unlinked?: string;
}

export interface Link {
  field: string;
  line: number;
  href: string;
}

export interface Picture {
  field: string;
  line: number;
  /** As written: a path from the file, a path of the site, or an address. */
  src: string;
  alt: string | undefined;
}

/** One scalar of the front matter or of a `.yaml` file. */
export interface Field {
  /** From the root: `['sections', 0, 'lede']`. */
  path: readonly (string | number)[];
  line: number;
  value: string | number | boolean;
}

export interface ContentFile {
  /** Relative to `src/content`: `posts/7-the-phone.md`. */
  path: string;
  /** First folder of the path, else the file's name: `prices.yaml`. */
  collection: string;
  /** The front matter as parsed. */
  data: Readonly<Record<string, unknown>>;
  fields: readonly Field[];
  passages: readonly Passage[];
  links: readonly Link[];
  pictures: readonly Picture[];
  anchors: readonly string[];
  /** Lines of empty slots for official texts. */
  slots: readonly number[];
  /** `{price:name}`. */
  prices: readonly { line: number; name: string }[];
  /** Other facts that it references, `{reply}`, `{policy:name}`. */
  facts: readonly { line: number; name: string }[];
  /** Leftover markup of another program that visitors would see. */
  left: readonly LeftOver[];
  accepted: readonly Acceptance[];
  /** Why the file cannot be read; all else is then empty or incomplete. */
  broken: readonly Mistake[];
}

/** In the words of editors. */
export interface Mistake {
  field: string;
  line: number;
  /** The text in question as in the file; acceptances quote it. */
  words: string;
  why: string;
  /** A better wording, or what to do. */
  example: string;
}

/** Front matter or a data file. */
export interface Sheet {
  document: Document;
  lineAt: (offset: number) => number;
  text: string;
}

/** `['sections', 0, 'lede']` → `sections.0.lede` */
export function fieldName(path: Field['path']): string {
  return path.join('.');
}

/** A file of `src/content` as the rules see it: texts with their lines, links, pictures, and what an editor accepts. */
import type { Document } from 'yaml';

/** A text that visitors read. */
export interface Passage {
  /** Where it stands, as an editor would say it: `sections.0.lede`, or `text under “What it buys”`. */
  field: string;
  line: number;
  text: string;
  kind: 'field' | 'heading' | 'paragraph' | 'quote' | 'item';
  /** Whether a source stands with it: a footnote, a link to another site, a `source:` beside the field. */
  sourced: boolean;
}

export interface Link {
  field: string;
  line: number;
  href: string;
}

export interface Picture {
  field: string;
  line: number;
  alt: string | undefined;
}

/** `# accepted: claims "best friends" – the title of a book` */
export interface Acceptance {
  line: number;
  rule: string;
  words: string;
  reason: string;
}

/** One text or number of the front matter, or of a `.yaml` file. */
export interface Field {
  /** Keys from the outside in: `['sections', 0, 'lede']`. */
  path: readonly (string | number)[];
  line: number;
  value: string | number | boolean;
}

export interface ContentFile {
  /** Below `src/content`: `posts/7-the-phone.md`. */
  path: string;
  /** First folder of the path; for the files beside the folders, their name: `prices.yaml`. */
  collection: string;
  /** The front matter, as it was written. */
  data: Readonly<Record<string, unknown>>;
  fields: readonly Field[];
  passages: readonly Passage[];
  links: readonly Link[];
  pictures: readonly Picture[];
  /** Ids that other texts can jump to. */
  anchors: readonly string[];
  /** Slots for official texts that are still empty: their lines. */
  slots: readonly number[];
  accepted: readonly Acceptance[];
  /** What the file itself makes unreadable, with its line. */
  broken: readonly { line: number; says: string }[];
}

/** Front matter or a data file, parsed with its lines. */
export interface Sheet {
  document: Document;
  /** The line of an offset in the sheet, counted in the whole file. */
  lineAt: (offset: number) => number;
  text: string;
}

/** `['sections', 0, 'lede']` → `sections.0.lede` */
export function fieldName(path: Field['path']): string {
  return path.join('.');
}

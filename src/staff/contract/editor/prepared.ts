/** Messages between the server and the process that prepares saves (`src/content-editor/prepare.ts`). */

/** A text of the save. Paths are seen from `src/content`. */
export interface TextToPrepare {
  path: string;
  /** The version that the editor read; `undefined` for a new file. */
  base: string | undefined;
  /** The version that is saved now; `undefined` for a new file. */
  ours: string | undefined;
  /** What the editor wrote; `undefined` for a file to be removed. */
  theirs: string | undefined;
  /** Whether the editor has seen `ours`, and saves on top of it where both changed the same lines. */
  isOnTop: boolean;
}

export interface PictureToPrepare {
  path: string;
  bytes: Uint8Array;
}

/** A place that points at an entry. */
export interface Place {
  /** `Guide: A map of your argument`, or what of the site it is that no editor changes. */
  entry: string;
  /** Its file, seen from `src/content`; missing if it is no entry. */
  path?: string;
  /** In the words of its form. */
  field: string;
  /** The address or the name, as it is written there. */
  words: string;
  isDraft: boolean;
}

/**
 * `removed`, `draft` and `later` (its day is to come) take a page off the site, `moved` gives it another address,
 * `renamed` another title.
 */
export const ENTRY_CHANGES = ['removed', 'draft', 'later', 'moved', 'renamed'] as const;
export type EntryChange = (typeof ENTRY_CHANGES)[number];

/** What a save has to know before it is written: other entries point at the one that it changes. */
export interface PlacesQuestion {
  /** Seen from `src/content`, as it would be saved. */
  path: string;
  change: EntryChange;
  /** `Guide: A map of your argument` */
  entry: string;
  places: readonly Place[];
  /** The old address or title, and the new one. */
  from: string;
  to?: string;
  /** The day on which a page is back: `March 4, 2026`. */
  until?: string;
  /** Of a page that leaves the site: the pages that could take its visitors, the proposed one first. */
  pages?: readonly { address: string; title: string }[];
  /** Whether it may be saved with the places as they are, and without a page that takes the visitors. */
  mayStay: boolean;
}

/** What the editor chose; `leadTo` is an address, or empty for none. */
export interface PlacesAnswer {
  path: string;
  change: EntryChange;
  leadTo?: string;
  /** Whether the places are changed. */
  isChanged?: boolean;
}

export interface PrepareRequest {
  texts: readonly TextToPrepare[];
  pictures: readonly PictureToPrepare[];
  /** Pictures to be removed. */
  removed: readonly string[];
  /** New paths of texts that are moved, by their old ones. */
  moved: Readonly<Record<string, string>>;
  /** `undefined` if nobody can be asked, as when a change is taken back: nothing else is written then. */
  answers: readonly PlacesAnswer[] | undefined;
}

/** A page that no page, menu or list leads to. */
export interface LostEntry {
  /** Seen from `src/content`. */
  path: string;
  /** `Guide: A map of your argument` */
  entry: string;
  address: string;
}

/** What has to be mended, for editors: without names of files, of fields in them, and YAML. */
export interface Problem {
  /** Where, in the words of the form: `Sections › 2. Head › Title`. */
  field: string;
  /** The path that the form gives to the field, if it has it. */
  path?: string;
  /** What is wrong, and what would be right. */
  words: string;
  /** File of another entry that it is about. */
  at?: string;
}

export interface Prepared {
  /**
   * The texts to write. `text` is `undefined` for a file to be removed. `own` is the editor's version, if the text has
   * another editor's changes as well.
   */
  texts: readonly { path: string; text: string | undefined; own?: string | undefined }[];
  pictures: readonly PictureToPrepare[];
  /** Files of which both versions changed the same lines: nothing may be written; `text` is what would be, on top. */
  conflicts: readonly string[];
  /** What has to be answered first; nothing may be written then. */
  questions: readonly PlacesQuestion[];
  /** What is worth a look, for editors; it is written all the same. */
  advice: readonly string[];
  /** What has to be mended first, for editors; nothing may be written then. */
  problems: readonly Problem[];
  /** Whether the save would be accepted as a draft. */
  mayBeDraft: boolean;
}

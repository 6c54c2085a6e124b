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

export interface PrepareRequest {
  texts: readonly TextToPrepare[];
  pictures: readonly PictureToPrepare[];
  /** Pictures to be removed. */
  removed: readonly string[];
}

/** What has to be mended, for editors: without names of files, of fields in them, and YAML. */
export interface Problem {
  /** Where, in the words of the form: `Sections › 2. Head › Title`. */
  field: string;
  /** The path that the form gives to the field, if it has it. */
  path?: string;
  /** What is wrong, and what would be right. */
  words: string;
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
  /** What is worth a look, for editors; it is written all the same. */
  advice: readonly string[];
  /** What has to be mended first, for editors; nothing may be written then. */
  problems: readonly Problem[];
  /** Whether the save would be accepted as a draft. */
  mayBeDraft: boolean;
}

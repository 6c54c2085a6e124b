/** Wire types of changes to the content: `/api/admin/content`, for the roles admin and editor. */

/** Page with the editor. */
export const EDITOR_PAGE = '/admin/content';

/** Page of what was saved and of what is on the site. */
export const CHANGES_PAGE = '/admin/content/changes';

/** The forms of the editor, written by the build. */
export const EDITOR_CONFIG = '/admin/content/config.json';

/** Below this path the server speaks the part of Gitea's API that the editor uses. */
export const EDITOR_API = '/api/admin/content/git';

/** The repository and the branch as the editor names them, whatever they are called on disk. */
export const EDITOR_REPOSITORY = { owner: 'practice', name: 'content', branch: 'main' } as const;

/** A file of a change. `path` is seen from `src/content`. */
export interface ChangedFile {
  path: string;
  kind: 'added' | 'changed' | 'removed' | 'renamed';
  /** Of an entry, as it is saved now. */
  title?: string;
  /** Future date on which it is published automatically: `2026-03-04`. */
  appears?: string;
  /** Saved as a draft, so publishing keeps it off the site, or takes it off. */
  isDraft?: true;
}

/** A saved change that is not on the site yet. */
export interface ContentChange {
  /** 40 hexadecimal digits. */
  id: string;
  /** One line: what was done. */
  title: string;
  author: string;
  /** Epoch milliseconds. */
  at: number;
  files: readonly ChangedFile[];
  /** What the checks found worth a look, one finding each. */
  advice: readonly string[];
}

/** A state of the content that was published. */
export interface Publication {
  /** Name of its tag, such as `2026-11-23T13-22-01-000Z`. */
  id: string;
  by: string;
  /** Epoch milliseconds. */
  at: number;
  /** Titles of the changes that it brought, newest first; empty for the first one. */
  titles: readonly string[];
  /** Whether the site shows it now. */
  isOnline: boolean;
}

/** A build for a preview or for the site. */
export interface ContentJob {
  kind: 'preview' | 'publish';
  by: string;
  startedAt: number;
  /** `failed`: nothing changed on the site. */
  state: 'running' | 'done' | 'failed';
  /** Epoch milliseconds; missing while it runs. */
  endedAt?: number;
  /** Why it failed, in the words of the build. */
  trouble?: string;
}

/** A published entry that appears by itself on its day. */
export interface WaitingEntry {
  /** Seen from `src/content`. */
  path: string;
  title: string;
  /** `2026-03-04` */
  day: string;
}

/** Response of `GET /api/admin/content/state`. */
export interface ContentState {
  /** The commit that a save builds on. */
  head: string;
  /** The number of the next new post. */
  nextPost: number;
  /** Saved changes that are not on the site, newest first. */
  changes: readonly ContentChange[];
  /** The latest publications, newest first. */
  publications: readonly Publication[];
  /** What is published for a later day, the next one first. */
  waiting: readonly WaitingEntry[];
  /** The build that runs, or the last one. */
  job?: ContentJob;
  /** The latest preview: the commit it shows, and when it was made. */
  preview?: { head: string; at: number };
}

/** One line of a comparison: `+` new, `-` removed, a space for lines around it. */
export interface DiffLine {
  sign: '+' | '-' | ' ';
  text: string;
}

/** Response of `GET /api/admin/content/changes/:id`. */
export interface ContentDiff {
  files: readonly (ChangedFile & {
    /** Missing for pictures. */
    lines?: readonly DiffLine[];
  })[];
}

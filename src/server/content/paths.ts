/** Which files editors may read and write. */

/** Folder of the content in the repository. */
export const CONTENT = 'src/content';

/** Longest path, characters. */
const MAX_PATH = 160;
const NAME = '[a-z0-9][a-z0-9_-]{0,99}';
/** A folder of a collection, or the content itself; no dots, so neither hidden files nor steps upward. */
const TEXT = new RegExp(`^(?:${NAME}/){0,3}${NAME}\\.(?:md|yaml)$`);
const PICTURE = new RegExp(`^images/(?:${NAME}/){0,2}${NAME}\\.(?:jpe?g|png|webp|avif)$`);
/** Drawings are in the repository, and are shown; they can have scripts, so editors do not change them. */
const SHOWN = new RegExp(`^(?:${NAME}/){0,3}${NAME}\\.(?:md|yaml|svg|jpe?g|png|webp|avif|gif)$`);

/** The path below `src/content`; `undefined` for any other file of the repository. */
export const belowContent = (path: string): string | undefined =>
  path.startsWith(`${CONTENT}/`) ? path.slice(CONTENT.length + 1) : undefined;

export type FileKind = 'text' | 'picture';

/**
 * Kind of a file that editors may write, by its path below `src/content`; `undefined` for all others, such as the
 * guide, code, or a name with dots or slashes that lead elsewhere.
 */
export function writableKind(path: string): FileKind | undefined {
  if (path.length > MAX_PATH) return undefined;
  if (PICTURE.test(path)) return 'picture';
  return TEXT.test(path) && !path.startsWith('images/') ? 'text' : undefined;
}

/** Whether the editor may read a file below `src/content`. */
export const isReadable = (path: string): boolean => path.length <= MAX_PATH && SHOWN.test(path);

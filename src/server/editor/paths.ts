export const CONTENT = 'src/content';

const MAX_PATH = 160;
const NAME = '[a-z0-9][a-z0-9_-]{0,99}';
/** A folder of a collection or the content itself; no dots, so no hidden files or parent folders. */
const TEXT = new RegExp(`^(?:${NAME}/){0,3}${NAME}\\.(?:md|yaml)$`);
const PICTURE = new RegExp(`^images/(?:${NAME}/){0,2}${NAME}\\.(?:jpe?g|png|webp|avif)$`);
/** Drawings are shown; they can have scripts, so editors may not change them. */
const SHOWN = new RegExp(`^(?:${NAME}/){0,3}${NAME}\\.(?:md|yaml|svg|jpe?g|png|webp|avif|gif)$`);

/** The path below `src/content`; `undefined` for any other file. */
export const belowContent = (path: string): string | undefined =>
  path.startsWith(`${CONTENT}/`) ? path.slice(CONTENT.length + 1) : undefined;

export type FileKind = 'text' | 'picture';

/** Kind of a file that editors may write, by its path below `src/content`; `undefined` for others, such as code. */
export function writableKind(path: string): FileKind | undefined {
  if (path.length > MAX_PATH) return undefined;
  if (PICTURE.test(path)) return 'picture';
  return TEXT.test(path) && !path.startsWith('images/') ? 'text' : undefined;
}

export const isReadable = (path: string): boolean => path.length <= MAX_PATH && SHOWN.test(path);

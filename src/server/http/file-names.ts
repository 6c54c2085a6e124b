/** Maps URL paths to file names and media types. */
import { getMimeType } from 'hono/utils/mime';

/** Types that Hono's table lacks or lists without a charset. */
const TYPES: Readonly<Record<string, string>> = {
  json: 'application/json; charset=utf-8',
  m4a: 'audio/mp4',
  vtt: 'text/vtt; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

const extensionOf = (name: string): string =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

/** Media type of a file name. */
export const typeOf = (name: string): string =>
  TYPES[extensionOf(name)] ?? getMimeType(name) ?? 'application/octet-stream';

/**
 * Candidate files for a URL path, in order of preference; empty for path traversal, hidden files and invalid encoding.
 */
export function namesOf(path: string): string[] {
  let plain: string;
  try {
    plain = decodeURI(path).slice(1);
  } catch (error) {
    if (error instanceof URIError) return [];
    throw error;
  }
  if (plain === '') return ['index.html'];
  const isSafe = (part: string, at: number): boolean =>
    part !== '' &&
    (!part.startsWith('.') || (at === 0 && part === '.well-known')) &&
    !/[\\:\0]/.test(part);
  if (!plain.split('/').every(isSafe)) return [];
  return extensionOf(plain)
    ? [plain, `${plain}.html`]
    : [`${plain}.html`, `${plain}/index.html`, plain];
}

import { getMimeType } from 'hono/utils/mime';
import { MEDIA_TYPES } from '#lib/http/media-types.ts';

const extensionOf = (name: string): string =>
  /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';

export const typeOf = (name: string): string =>
  MEDIA_TYPES[extensionOf(name)] ?? getMimeType(name) ?? 'application/octet-stream';

/** Candidate files for a path, best first; empty for path traversal, hidden files and invalid encoding. */
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

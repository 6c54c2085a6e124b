/** The drawings and margin notes of a guide, each below the heading of its part. */
import { decodeEntities } from '#lib/html.ts';

const HEADING = /<h[23]\b[^>]*>([\s\S]*?)<\/h[23]>/g;

/** The end of the heading with this text, or -1. */
function endOf(html: string, heading: string): number {
  for (const found of html.matchAll(HEADING)) {
    const text = decodeEntities((found[1] ?? '').replace(/<[^>]*>/g, '')).trim();
    if (text === heading) return found.index + found[0].length;
  }
  return -1;
}

/** Cuts after the heading of each part; the last piece has none. @throws {Error} if one is missing or out of order */
export function guidePieces<Part extends { heading: string }>(
  html: string,
  parts: readonly Part[],
): { html: string; part?: Part }[] {
  let rest = html;
  const pieces = parts.map((part) => {
    const end = endOf(rest, part.heading);
    if (end < 0)
      throw new Error(
        `parts: there is no heading "${part.heading}" after those of the parts before it; copy it from the text, in the order of the text`,
      );
    const piece = { html: rest.slice(0, end), part };
    rest = rest.slice(end);
    return piece;
  });
  return [...pieces, { html: rest }];
}

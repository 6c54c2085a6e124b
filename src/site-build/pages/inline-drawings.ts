/** Drawings of the first view as data URIs: as files, each is painted a round trip later. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { svgDataUri } from '#lib/svg-data-uri.ts';

/** Characters. Drawings have 1 to 4 kB, the group portrait of the team 17 kB (3.4 kB compressed). */
const MAX_LENGTH = 20_000;

/** An `<img>` of an SVG file that is not lazy. */
const EAGER_DRAWING = /(<img\b(?![^>]*\bloading="lazy")[^>]*? src=")(\/[^"]+\.svg)"/g;

/** @param folder the build folder; every drawing that a page names must be in it */
export function createDrawingInliner(folder: string): (html: string) => Promise<string> {
  /** By path; without what stays a file. Dozens of pages show the same. */
  const known = new Map<string, Promise<string>>();
  const sourceOf = async (path: string): Promise<string> => {
    const svg = await readFile(join(folder, path), 'utf8');
    return svg.length <= MAX_LENGTH ? svgDataUri(svg) : path;
  };
  return async (html) => {
    const sources = new Map<string, string>();
    for (const [, , path = ''] of html.matchAll(EAGER_DRAWING)) {
      const source = known.get(path) ?? sourceOf(path);
      known.set(path, source);
      sources.set(path, await source);
    }
    return html.replace(
      EAGER_DRAWING,
      (_, before: string, path: string) => `${before}${sources.get(path) ?? path}"`,
    );
  };
}

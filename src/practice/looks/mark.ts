/**
 * The mark of a practice in place of the sample's knot: its logo in the header, icons and share pictures, and two plain
 * rings in drawings, and everywhere without a logo.
 */

/** In the knot's box, 200 × 76. */
const RINGS = {
  a: 'M78 8a30 30 0 1 0 0 60a30 30 0 1 0 0-60',
  b: 'M122 8a30 30 0 1 0 0 60a30 30 0 1 0 0-60',
} as const;
/** On the wall of the room that the home page opens with. */
const ON_WALL = {
  a: 'M193 150a9.6 9.6 0 1 0 0 19.2a9.6 9.6 0 1 0 0-19.2',
  b: 'M207 150a9.6 9.6 0 1 0 0 19.2a9.6 9.6 0 1 0 0-19.2',
} as const;

/** Files that show the mark and nothing else. */
export const MARK_FILES = [
  'src/features/site/art/knot.svg',
  'src/features/site/art/knot-compact.svg',
  'src/features/site/art/icon.svg',
  'public/favicon.svg',
] as const;

export const isMark = (path: string): boolean => (MARK_FILES as readonly string[]).includes(path);

/** Files with the knot among other things. */
export const WITH_KNOT = ['src/{features,ui,content}/**/*.svg', 'src/ui/BrandMark.tsx'] as const;

/** Replaces each knot with rings. */
export const withoutKnot = (drawing: string): string =>
  drawing
    .replaceAll(/(?<=\bd=")M0 30[^"]*24-6[^"]*(?=")/g, RINGS.a)
    .replaceAll(/(?<=\bd=")M200 30[^"]*24-6[^"]*(?=")/g, RINGS.b)
    .replaceAll(/(?<=\bd=")M168 157h11[^"]*(?=")/g, ON_WALL.a)
    .replaceAll(/(?<=\bd=")M232 157h-12[^"]*(?=")/g, ON_WALL.b);

/** @throws {Error} if the logo is not an SVG, or has a script */
export function ownMark(svg: string | undefined, name: string): string {
  if (svg === undefined)
    throw new Error(`logo: there is no file ${name}; write its path from the answers file`);
  if (!name.endsWith('.svg') || !/<svg[^>]*viewBox=/.test(svg) || svg.includes('<script'))
    throw new Error(
      'logo: use an SVG drawing with a viewBox and without scripts, for example: logo.svg',
    );
  return svg;
}

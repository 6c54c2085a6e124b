/** SVG template of share images: page title, practice name, and a drawing if the page has one. */
import { site } from '#site';
import type { DrawText, TextBlock } from './text.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Of the text, pixels. */
const LEFT = 72;
const TOP = 78;
const WITH_ART = 520;
const ALONE = 1000;
/** Room for the practice's name, beside the drawing or the mark. */
const NAME_WITH_ART = 440;
const NAME_ALONE = 640;
const MAX_LINES = { art: 5, alone: 2 };
/** Font sizes to try, largest first. */
const SIZES = [92, 80, 70, 60, 52, 44];

const INK = '#14262c';
const PAPER = '#f5efe6';
const SOFT = '#47575c';
const TEAL = '#135558';
const WARM = '#b9662a';

interface Subject {
  title: string;
  /** Content of the drawing's svg element, 640 × 480. */
  art?: string | undefined;
  mark: Mark;
}

export interface Mark {
  drawing: string;
  /** View box. */
  box: string;
  /** The knot is 200 wide, with threads at y 30 and 46 that run on. */
  isKnot: boolean;
}

/** With the upper left corner at `x`, `y`. */
const at = ({ svg }: TextBlock, x: number, y: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" `);

/**
 * In the first size at which a text fits, else in the last, or in the one in which its longest word is as wide as the
 * column: no word is cut.
 * @param sizes with the number of lines for each
 */
export async function fitText(
  text: string,
  sizes: readonly (readonly [size: number, lines: number])[],
  color: string,
  width: number,
  draw: DrawText,
): Promise<{ block: TextBlock; height: number }> {
  const words = await Promise.all(text.split(/\s+/).map((word) => draw(word, 100, color)));
  // Widths are rounded to whole pixels.
  const whole = Math.floor((100 * (width - 2)) / Math.max(...words.map((word) => word.width)));
  for (const [most, lines] of sizes) {
    const isLast = most === sizes.at(-1)?.[0];
    if (most > whole && !isLast) continue;
    const size = Math.min(most, whole);
    const block = await draw(text, size, color, width);
    if (block.lines <= lines || isLast) return { block, height: block.lines * size };
  }
  throw new Error('No font size to try');
}

/** For a page without a drawing. */
const markAlone = (mark: Mark): string =>
  mark.isKnot ? knotAcross(mark) : boxed(mark, { x: 760, y: 300, width: 360, height: 240 });

/** The knot, enlarged; its threads run off both edges. */
function knotAcross({ drawing: mark }: Mark): string {
  const [x, y, scale] = [700, 330, 1.9];
  const [upper, lower] = [y + 30 * scale, y + 46 * scale];
  const ends = (from: number, to: number, stroke: string): string =>
    `<path d="M${from} ${upper}H${to}M${from} ${lower}H${to}" fill="none" stroke="${stroke}" stroke-width="${9 * scale}"/>`;
  return `${ends(0, x + 1, TEAL)}${ends(x + 200 * scale - 1, WIDTH, WARM)}<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`;
}

const boxed = (
  { drawing, box }: Mark,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): string =>
  `<svg x="${x}" y="${y}" width="${width}" height="${height}" viewBox="${box}">${drawing}</svg>`;

/** For the name, with the number of lines it may break into. */
const NAME_SIZES = [
  [40, 1],
  [32, 1],
  [26, 2],
  [22, 2],
  [18, 2],
] as const;
const TAGLINE_SIZES = [
  [20, 1],
  [17, 1],
  [14, 1],
] as const;

/** With all text as paths. */
export async function sharePicture({ title, art, mark }: Subject, draw: DrawText): Promise<string> {
  const most = art ? MAX_LINES.art : MAX_LINES.alone;
  const sizes = SIZES.map((size) => [size, most] as const);
  const { block: words } = await fitText(title, sizes, INK, art ? WITH_ART : ALONE, draw);
  const drawing = art
    ? `<svg x="632" y="72" width="496" height="486" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice"><clipPath id="cut"><path d="M4 4l633-4 3 478-640 2z"/></clipPath><g clip-path="url(#cut)">${art}</g></svg>`
    : markAlone(mark);
  const left = art ? LEFT + 104 : LEFT;
  const small = art ? boxed(mark, { x: LEFT - 8, y: 500, width: 96, height: 64 }) : '';
  const width = art ? NAME_WITH_ART : NAME_ALONE;
  const { block, height } = await fitText(site.name, NAME_SIZES, INK, width, draw);
  const name = at(block, left, 542 - height);
  const under = await fitText(site.tagline, TAGLINE_SIZES, SOFT, width, draw);
  const tagline = at(under.block, left + 1, 547);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${PAPER}"/>${at(words, LEFT, TOP)}${small}${name}${tagline}${drawing}</svg>`;
}

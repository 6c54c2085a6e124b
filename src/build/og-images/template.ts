/** SVG template of share images: page title, practice name, and a drawing if the page has one. */
import { site } from '#site';
import type { DrawText, TextBlock } from './text.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Left edge of the text, pixels. */
const LEFT = 72;
const TOP = 78;
const WITH_ART = 520;
const ALONE = 1000;
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
  /** Content of the drawing's svg element, 640 × 480; missing for pages without a drawing. */
  art?: string | undefined;
  /** The brand mark, two threads in a knot: 200 wide, threads at y 30 and 46. */
  mark: string;
}

/** A text with its upper left corner at `x`, `y`. */
const at = ({ svg }: TextBlock, x: number, y: number): string =>
  svg.replace('<svg ', `<svg x="${x}" y="${y}" `);

/** The title in the largest size at which it fits `width` and `maxLines`, else in the smallest. */
async function fitTitle(
  title: string,
  width: number,
  maxLines: number,
  draw: DrawText,
): Promise<TextBlock> {
  const words = await Promise.all(title.split(/\s+/).map((word) => draw(word, 100, INK)));
  const longest = Math.max(...words.map((word) => word.width)) / 100;
  for (const size of SIZES) {
    const block = await draw(title, size, INK, width);
    const fits = block.lines <= maxLines && longest * size <= width;
    if (fits || size === SIZES.at(-1)) return block;
  }
  throw new Error('No font size to try');
}

/** The knot, enlarged; its threads run off both edges. */
function knotAcross(mark: string): string {
  const [x, y, scale] = [700, 330, 1.9];
  const [upper, lower] = [y + 30 * scale, y + 46 * scale];
  const ends = (from: number, to: number, stroke: string): string =>
    `<path d="M${from} ${upper}H${to}M${from} ${lower}H${to}" fill="none" stroke="${stroke}" stroke-width="${9 * scale}"/>`;
  return `${ends(0, x + 1, TEAL)}${ends(x + 200 * scale - 1, WIDTH, WARM)}<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`;
}

/** The image as SVG, with all text as paths. */
export async function sharePicture({ title, art, mark }: Subject, draw: DrawText): Promise<string> {
  const words = art
    ? await fitTitle(title, WITH_ART, MAX_LINES.art, draw)
    : await fitTitle(title, ALONE, MAX_LINES.alone, draw);
  const drawing = art
    ? `<svg x="632" y="72" width="496" height="486" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice"><clipPath id="cut"><path d="M4 4l633-4 3 478-640 2z"/></clipPath><g clip-path="url(#cut)">${art}</g></svg>`
    : knotAcross(mark);
  const left = art ? LEFT + 104 : LEFT;
  const small = art
    ? `<svg x="${LEFT - 8}" y="500" width="96" height="64" viewBox="0 -10 200 80">${mark}</svg>`
    : '';
  const name = at(await draw(site.name, 40, INK), left, 502);
  const tagline = at(await draw(site.tagline, 20, SOFT), left + 1, 547);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${PAPER}"/>${at(words, LEFT, TOP)}${small}${name}${tagline}${drawing}</svg>`;
}

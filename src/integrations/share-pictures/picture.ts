/** What a shared link looks like: the page's name, the practice, and a drawing where the page has one. */
import { site } from '#site';
import { linesOf, type Typesetter } from './outline.ts';

export const WIDTH = 1200;
export const HEIGHT = 630;

/** Column of the words, pixels. */
const LEFT = 72;
const TOP = 78;
const WITH_ART = 520;
const ALONE = 1000;
const MOST_LINES = { art: 5, alone: 3 };
/** Letter sizes to try, the largest first. */
const SIZES = [92, 80, 70, 60, 52, 44];
const LEADING = 1.02;

const INK = '#14262c';
const PAPER = '#f5efe6';
const SOFT = '#47575c';
const TEAL = '#135558';
const WARM = '#b9662a';

interface Subject {
  title: string;
  /** Inside of the drawing's svg element, 640 × 480; none for pages of words only. */
  art?: string | undefined;
  /** The practice's mark, two threads in a knot: 200 wide, threads at heights 30 and 46. */
  mark: string;
}

const path = (d: string, x: number, y: number, fill: string): string =>
  `<path transform="translate(${x} ${y})" fill="${fill}" d="${d}"/>`;

/** The knot, large, its threads running off both edges. */
function knotAcross(mark: string): string {
  const [x, y, scale] = [700, 330, 1.9];
  const [upper, lower] = [y + 30 * scale, y + 46 * scale];
  const ends = (from: number, to: number, stroke: string): string =>
    `<path d="M${from} ${upper}H${to}M${from} ${lower}H${to}" fill="none" stroke="${stroke}" stroke-width="${9 * scale}"/>`;
  return `${ends(0, x + 1, TEAL)}${ends(x + 200 * scale - 1, WIDTH, WARM)}<g transform="translate(${x} ${y}) scale(${scale})">${mark}</g>`;
}

/** The picture as SVG, every letter an outline. */
export function sharePicture({ title, art, mark }: Subject, type: Typesetter): string {
  const room = art ? WITH_ART : ALONE;
  const most = art ? MOST_LINES.art : MOST_LINES.alone;
  const set = (size: number): { size: number; lines: string[] } => ({
    size,
    lines: linesOf(title, room / size, type.measure),
  });
  const fits = SIZES.map(set).find(
    ({ size, lines }) =>
      lines.length <= most && lines.every((line) => type.measure(line) * size <= room),
  );
  const { size, lines } = fits ?? set(SIZES.at(-1) ?? 44);
  const words = lines.map((line, index) =>
    path(type.draw(line, size), LEFT, TOP + size * (0.76 + index * LEADING), INK),
  );
  const drawing = art
    ? `<svg x="632" y="72" width="496" height="486" viewBox="0 0 640 480" preserveAspectRatio="xMidYMid slice"><clipPath id="cut"><path d="M4 4l633-4 3 478-640 2z"/></clipPath><g clip-path="url(#cut)">${art}</g></svg>`
    : knotAcross(mark);
  const left = art ? LEFT + 104 : LEFT;
  const small = art
    ? `<svg x="${LEFT - 8}" y="500" width="96" height="64" viewBox="0 -10 200 80">${mark}</svg>`
    : '';
  const brand = `${small}${path(type.draw(site.name, 40), left, 534, INK)}${path(type.draw(site.tagline, 20), left + 1, 562, SOFT)}`;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><path d="M0 0h${WIDTH}v${HEIGHT}H0z" fill="${PAPER}"/>${words.join('')}${brand}${drawing}</svg>`;
}

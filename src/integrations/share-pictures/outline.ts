/** Lines of text as drawn shapes: a picture cannot count on any font of the machine that draws it. */
import { readFile } from 'node:fs/promises';
import { Blob, Buffer as Letters, Face, Font, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';

export const FACE = new URL('../../styles/fonts/newsreader-hearthline.woff2', import.meta.url);
/** Weight of large headings. */
const WEIGHT = 470;
/** Signs the titles of pages are made of; others are left out of a picture. */
const SIGNS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'‘’“”–—…áéíóúñÁÉÍÓÚÑüç&|',
].join('');

export interface Typesetter {
  /** Width of a line, in units of the letter size. */
  measure(text: string): number;
  /** The line as the `d` of a path, its first letter standing at 0, 0, `size` pixels large. */
  draw(text: string, size: number): string;
}

const round = (value: number): string => String(Math.round(value * 10) / 10);

/** Reads the display face once, for any number of lines. */
export async function typesetter(): Promise<Typesetter> {
  const data = await subsetFont(await readFile(FACE), SIGNS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHT },
  });
  const face = new Face(new Blob(data));
  const font = new Font(face);
  const set = (text: string): { glyph: number; advance: number; x: number; y: number }[] => {
    const letters = new Letters();
    letters.addText(text);
    letters.guessSegmentProperties();
    shape(font, letters);
    const places = letters.getGlyphPositions();
    return letters.getGlyphInfos().map(({ codepoint: glyph }, index) => {
      const { xAdvance = 0, xOffset: x = 0, yOffset: y = 0 } = places[index] ?? {};
      return { glyph, advance: xAdvance, x, y };
    });
  };
  return {
    measure: (text) => set(text).reduce((sum, { advance }) => sum + advance, 0) / face.upem,
    draw(text, size) {
      const scale = size / face.upem;
      let pen = 0;
      return set(text)
        .map(({ glyph, advance, x, y }) => {
          const left = pen + x;
          pen += advance;
          // Every command of a glyph is a letter and pairs of numbers; y points down on a picture.
          let isY = true;
          return font.glyphToPath(glyph).replace(/-?[\d.]+/g, (number) => {
            isY = !isY;
            return isY
              ? ` ${round(-(Number(number) + y) * scale)}`
              : ` ${round((Number(number) + left) * scale)}`;
          });
        })
        .join('');
    },
  };
}

/** `text` broken into lines no wider than `width` letter sizes; a longer word has a line of its own. */
export function linesOf(text: string, width: number, measure: Typesetter['measure']): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const longer = [lines.at(-1), word].filter(Boolean).join(' ');
    if (lines.length && measure(longer) <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

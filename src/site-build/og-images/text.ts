/** Converts text to SVG paths with satori, because the build machine may lack our fonts. */
import { readFile } from 'node:fs/promises';
import satori from 'satori';
import subsetFont from 'subset-font';

export const FONT_FILE = new URL('../../styles/fonts/display.woff2', import.meta.url);
/** Of large headings. */
const WEIGHT = 470;
/** Used in page titles; others are omitted from images. */
const CHARACTERS = [
  ...Array.from({ length: 95 }, (_, index) => String.fromCharCode(32 + index)),
  ...'‘’“”–—…áéíóúñÁÉÍÓÚÑüç&|',
].join('');
/** In em. */
const LINE_HEIGHT = 1.02;

export interface TextBlock {
  /** An `<svg>` of the block's size. */
  svg: string;
  width: number;
  lines: number;
}

/** In one color. `size` in pixels; `width` of the column in pixels, without it the text is one line. */
export type DrawText = (
  text: string,
  size: number,
  color: string,
  width?: number,
) => Promise<TextBlock>;

/** Loads the display font once for any number of texts. */
export async function createTextRenderer(): Promise<DrawText> {
  const data = await subsetFont(await readFile(FONT_FILE), CHARACTERS, {
    targetFormat: 'sfnt',
    variationAxes: { wght: WEIGHT },
  });
  const fonts = [{ name: 'Display', data }];
  return async (text, size, color, width) => {
    const lineHeight = size * LINE_HEIGHT;
    const style = { fontSize: size, lineHeight: LINE_HEIGHT, fontFamily: 'Display', color };
    const element = { type: 'div', key: null, props: { style, children: text } };
    const svg = await satori(element, width ? { width, fonts } : { height: lineHeight, fonts });
    const [, wide = 0, high = 0] = /width="([\d.]+)" height="([\d.]+)"/.exec(svg) ?? [];
    return { svg, width: Number(wide), lines: Math.round(Number(high) / lineHeight) };
  };
}

/**
 * Cuts another font for headings: the characters of `styles/font.css` in one file, with the metrics of the fallback
 * fonts, so that nothing moves when it arrives.
 */
import { readFile } from 'node:fs/promises';
import { createFontStack } from '@capsizecss/core';
import { fromBuffer } from '@capsizecss/unpack';
import subsetFont from 'subset-font';
import { DISPLAY_CHARACTERS } from '#lib/display-characters.ts';

/** Large headings have 470. */
const WEIGHTS = { min: 400, max: 600 } as const;
const HEADING = 470;
/**
 * Headings do not need hints, substitutions and names of styles. Their kerning needs `GDEF`: by weight it is stored there,
 * and “AVATAR To. Ya Wa” in Newsreader was 0.5 % wider without.
 */
const DROPPED = ['GSUB', 'STAT', 'gasp', 'prep'];
/** A larger font would delay the first text of a slow phone. */
const MAX_BYTES = 21_000;

/**
 * Until the font has loaded; the last installed one is used. Their metrics are copied from `@capsizecss/metrics` 4.3.0
 * (September 15, 2026, MIT, © SEEK), whose 29,597 files were 42 % of an installation; the fonts have not changed them in
 * decades. `xWidthAvg` is the mean width of Latin letters by their frequency. All numbers are in units of the font,
 * `unitsPerEm` to an em.
 */
const FALLBACKS = [
  {
    local: ['Times New Roman', 'Liberation Serif'],
    metrics: {
      familyName: 'Times New Roman',
      ascent: 1825,
      descent: -443,
      lineGap: 87,
      unitsPerEm: 2048,
      xWidthAvg: 832,
    },
  },
  {
    local: ['Noto Serif'],
    metrics: {
      familyName: 'Noto Serif',
      ascent: 1069,
      descent: -293,
      lineGap: 0,
      unitsPerEm: 1000,
      xWidthAvg: 481,
    },
  },
  {
    local: ['Georgia'],
    metrics: {
      familyName: 'Georgia',
      ascent: 1878,
      descent: -449,
      lineGap: 0,
      unitsPerEm: 2048,
      xWidthAvg: 913,
    },
  },
] as const;

export interface CutFont {
  /** WOFF2 with few characters. */
  file: Buffer;
  /** `@font-face` rules. */
  fallback: string;
}

/** WOFF2, TTF or OTF with a weight axis from 400 to 600. @throws {Error} if the file or the axis is missing */
export async function cutFont(path: string, family: string): Promise<CutFont> {
  const source = await readFile(path).catch(() => {
    throw new Error(`font.file: there is no file ${path}; write its path from the answers file`);
  });
  try {
    // A constant, because @types/subset-font lacks `dropTables`.
    const options = {
      targetFormat: 'woff2',
      variationAxes: { wght: WEIGHTS },
      dropTables: DROPPED,
    } as const;
    const lacking = await lackedBy(source);
    if (lacking !== '') throw new Error(`it lacks ${lacking}`);
    const file = await subsetFont(source, DISPLAY_CHARACTERS, options);
    if (file.length > MAX_BYTES)
      throw new Error(`it is ${file.length} bytes, and the limit is ${MAX_BYTES}`);
    const still = await subsetFont(source, DISPLAY_CHARACTERS, {
      targetFormat: 'truetype',
      variationAxes: { wght: HEADING },
    });
    return { file, fallback: await fallbackRules(still, family) };
  } catch (error) {
    throw new Error(
      `font.file: ${path} cannot be cut (${error instanceof Error ? error.message : String(error)}); use a variable font with weights from 400 to 600, such as the Latin files of fontsource.org`,
      { cause: error },
    );
  }
}

/** Which of DISPLAY_CHARACTERS a font cannot set: without them, its subset is the subset of nothing. */
export async function lackedBy(font: Buffer): Promise<string> {
  const cut = (text: string): Promise<Buffer> => subsetFont(font, text, { targetFormat: 'sfnt' });
  const nothing = await cut('');
  const isLacking = await Promise.all(
    [...DISPLAY_CHARACTERS].map(async (character) => nothing.equals(await cut(character))),
  );
  return [...DISPLAY_CHARACTERS].filter((_, at) => isLacking[at]).join(' ');
}

async function fallbackRules(font: Buffer, family: string): Promise<string> {
  const own = { ...(await fromBuffer(font)), familyName: family };
  return FALLBACKS.map(({ local, metrics }) => {
    const { fontFaces } = createFontStack([own, metrics], {
      fontFaceFormat: 'styleObject',
    });
    const face = fontFaces[0]?.['@font-face'] ?? {};
    const number = (name: string): string =>
      name in face
        ? `\n  ${name.replace(/[A-Z]/g, '-$&').toLowerCase()}: ${String(face[name as keyof typeof face])};`
        : '';
    return `@font-face {
  font-family: 'Display Fallback';
  src: ${local.map((one) => `local('${one}')`).join(', ')};${['sizeAdjust', 'ascentOverride', 'descentOverride', 'lineGapOverride'].map(number).join('')}
}`;
  }).join('\n');
}

export function withFont(css: string, { fallback }: CutFont, licence: string): string {
  const own = /\/\* Matches the width[\s\S]*?(?=@media \(scripting)/;
  return css
    .replace(
      own,
      `/* Metrics of the fallbacks, so that nothing moves. License: ${licence}. */\n${fallback}\n`,
    )
    .replace(
      /^\/\* Newsreader, subset to[^.]*\./,
      '/* The display font, cut by `npm run practice`.',
    );
}

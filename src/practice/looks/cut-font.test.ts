import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { expect, it } from 'vitest';
import { DISPLAY_CHARACTERS } from '#lib/display-characters.ts';
import { cutFont, lackedBy } from './cut-font.ts';

/** `size-adjust` of Newsreader at weight 470, measured on 520 headings of the sample in each fallback font, percent. */
const MEASURED = { 'Times New Roman': 107, 'Noto Serif': 90.8, Georgia: 97.9 } as const;
/** Percent: letters are weighted by running text, and headings are shorter and have more capitals. */
const TOLERANCE = 2.5;

const NEWSREADER = fileURLToPath(
  import.meta.resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2'),
);

it('keeps the kerning, and gives each fallback font the width that was measured on headings', async () => {
  const { fallback, file } = await cutFont(NEWSREADER, 'Newsreader');
  const tables = await subsetFont(file, DISPLAY_CHARACTERS, { targetFormat: 'sfnt' });
  expect(tables.toString('latin1', 0, 400), 'kerning by weight').toMatch(/GDEF.*GPOS/s);
  const rules = fallback.split('@font-face').slice(1);
  expect(rules).toHaveLength(Object.keys(MEASURED).length);
  for (const [at, [font, measured]] of Object.entries(MEASURED).entries()) {
    expect(rules[at]).toContain(`local('${font}')`);
    const [, width] = /size-adjust: ([\d.]+)%/.exec(rules[at] ?? '') ?? [];
    expect(Math.abs(Number(width) / measured - 1) * 100, font).toBeLessThan(TOLERANCE);
  }
});

it('names what a font cannot set; the font of the sample can set all that is promised', async () => {
  const without = DISPLAY_CHARACTERS.replace('¿', '').replace('ñ', '');
  const font = await readFile(new URL('../../styles/fonts/display.woff2', import.meta.url));
  expect(await lackedBy(font)).toBe('');
  expect(await lackedBy(await subsetFont(font, without, { targetFormat: 'woff2' }))).toBe('¿ ñ');
});

import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { cutFont } from './cut-font.ts';

/** `size-adjust` of Newsreader at weight 470, measured on 520 headings of the sample in each fallback font, percent. */
const MEASURED = { 'Times New Roman': 107, 'Noto Serif': 90.8, Georgia: 97.9 } as const;
/** Percent: letters are weighted by running text, and headings are shorter and have more capitals. */
const TOLERANCE = 2.5;

it('gives each fallback font the width that was measured on headings', async () => {
  const file = import.meta
    .resolve('@fontsource-variable/newsreader/files/newsreader-latin-wght-normal.woff2');
  const { fallback } = await cutFont(fileURLToPath(file), 'Newsreader');
  const rules = fallback.split('@font-face').slice(1);
  expect(rules).toHaveLength(Object.keys(MEASURED).length);
  for (const [at, [font, measured]] of Object.entries(MEASURED).entries()) {
    expect(rules[at]).toContain(`local('${font}')`);
    const [, width] = /size-adjust: ([\d.]+)%/.exec(rules[at] ?? '') ?? [];
    expect(Math.abs(Number(width) / measured - 1) * 100, font).toBeLessThan(TOLERANCE);
  }
});

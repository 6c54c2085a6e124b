/**
 * Metrics of the fallback fonts, which are installed with systems and not with this project. Copied from
 * `@capsizecss/metrics` 4.3.0 (September 15, 2026, MIT, © SEEK), whose 29,597 files were 42 % of an installation; the
 * fonts have not changed their metrics in decades. `xWidthAvg` is the mean width of Latin letters by their frequency.
 * All numbers are in units of the font, `unitsPerEm` to an em.
 */
export const georgia = {
  familyName: 'Georgia',
  ascent: 1878,
  descent: -449,
  lineGap: 0,
  unitsPerEm: 2048,
  xWidthAvg: 913,
} as const;

export const notoSerif = {
  familyName: 'Noto Serif',
  ascent: 1069,
  descent: -293,
  lineGap: 0,
  unitsPerEm: 1000,
  xWidthAvg: 481,
} as const;

export const timesNewRoman = {
  familyName: 'Times New Roman',
  ascent: 1825,
  descent: -443,
  lineGap: 87,
  unitsPerEm: 2048,
  xWidthAvg: 832,
} as const;

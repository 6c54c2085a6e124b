/**
 * Other colors for the site: each family of tokens is turned to another hue and strength, and keeps its lightness, so
 * that light stays light in both color schemes. Then every pair of text and background is measured.
 */
import { formatHex, oklch, wcagContrast } from 'culori';

/** By the name of their cards in the content. */
export const FAMILIES = ['teal', 'tan', 'sage', 'blue', 'paper'] as const;
export type Family = (typeof FAMILIES)[number];

const MEMBERS: Readonly<Record<Family, RegExp>> = {
  teal: /^(?:teal-|thread-a|night|on-night-soft)/,
  tan: /^(?:tan-|thread-b|card-thread|lamp|newsletter|bench)/,
  sage: /^(?:sage-|ok$)/,
  blue: /^(?:blue-|focus$)/,
  paper: /^(?:paper|raised|sunk|field|line$|on-night$)/,
};
/** The token whose color an answer replaces; the others of the family follow it. */
const LEAD: Readonly<Record<Family, string>> = {
  teal: 'teal-deep',
  tan: 'lamp',
  sage: 'sage-deep',
  blue: 'blue-deep',
  paper: 'paper',
};

/** Must differ by 4.5 to 1 (WCAG 1.4.3). */
const TEXT_PAIRS: readonly (readonly [string, string])[] = [
  ...['paper', 'raised', 'sunk', 'field'].flatMap((ground): [string, string][] => [
    ['ink', ground],
    ['ink-soft', ground],
    ['error', ground],
  ]),
  ...['teal', 'tan', 'sage', 'blue'].flatMap((name): [string, string][] => [
    [`${name}-deep`, `${name}-tint`],
    ['ink', `${name}-tint`],
    ['ink', `${name}-card`],
    [`${name}-deep`, 'paper'],
  ]),
  ['on-night', 'night'],
  ['on-night', 'night-deep'],
  ['on-night-soft', 'night'],
  ['on-night-soft', 'night-deep'],
  ['on-lamp', 'lamp'],
  ['on-lamp', 'lamp-hover'],
  ['on-newsletter', 'newsletter'],
  ['ok', 'raised'],
];
/** Lines and marks must differ by 3 to 1 (WCAG 1.4.11). */
const MARK_PAIRS: readonly (readonly [string, string])[] = [
  ['line-strong', 'field'],
  ['focus', 'paper'],
  ['thread-a', 'paper'],
];

const DARK = '@media (prefers-color-scheme: dark)';
const TOKEN = /(--color-([\w-]+):\s*)(#[\da-f]{6})([\da-f]{2})?;(?: \/\* oklch\([^*]*\*\/)?/gi;

/** As far from the family's lead as before. */
function turned(hex: string, from: string, to: string): string {
  const own = oklch(hex);
  const lead = oklch(from);
  const wanted = oklch(to);
  if (!own || !lead || !wanted) return hex;
  const strength = lead.c > 0.005 ? wanted.c / lead.c : 1;
  const hue = (own.h ?? 0) + (wanted.h ?? 0) - (lead.h ?? 0);
  return formatHex({ ...own, c: Math.min(own.c * strength, 0.14), h: hue }) ?? hex;
}

/** By name. */
type Scheme = Map<string, string>;

function schemesOf(css: string): [light: Scheme, dark: Scheme] {
  const at = css.indexOf(DARK);
  const read = (part: string): Scheme =>
    new Map([...part.matchAll(TOKEN)].map(([, , name = '', hex = '']) => [name, hex]));
  const light = read(css.slice(0, at));
  return [light, new Map([...light, ...read(css.slice(at))])];
}

/** In both schemes, each as a sentence. */
export function closePairs(css: string): string[] {
  const [light, dark] = schemesOf(css);
  const check = (
    scheme: Scheme,
    name: string,
    pairs: readonly (readonly [string, string])[],
    least: number,
  ): string[] =>
    pairs.flatMap(([one, other]) => {
      const ratio = wcagContrast(scheme.get(one) ?? '#000', scheme.get(other) ?? '#000');
      return ratio >= least
        ? []
        : [
            `colors: ${one} on ${other} has a contrast of ${ratio.toFixed(2)} to 1 in the ${name} scheme, and needs ${least}; choose a ${ratio < least ? 'stronger difference' : 'color'} for one of them`,
          ];
    });
  return [
    ...check(light, 'light', TEXT_PAIRS, 4.5),
    ...check(dark, 'dark', TEXT_PAIRS, 4.5),
    ...check(light, 'light', MARK_PAIRS, 3),
    ...check(dark, 'dark', MARK_PAIRS, 3),
  ];
}

export interface Palette {
  css: string;
  /** For drawings and code that name a token's value. */
  replaced: ReadonlyMap<string, string>;
}

/**
 * `tokens.css` with other colors, by family and for single `tokens` in the light scheme.
 * @throws {Error} if text and background are too close, with both names and the ratio; or for an unknown token
 */
export function recolor(
  css: string,
  colors: Readonly<Partial<Record<Family, string>>>,
  tokens: Readonly<Record<string, string>> = {},
): Palette {
  const [light] = schemesOf(css);
  const unknown = Object.keys(tokens).find((name) => !light.has(name));
  if (unknown)
    throw new Error(
      `tokens.${unknown}: src/styles/tokens.css has no such color; write one of: ${[...light.keys()].join(', ')}`,
    );
  const replaced = new Map<string, string>();
  const darkAt = css.indexOf(DARK);
  const result = css.replaceAll(
    TOKEN,
    (whole, start: string, name: string, hex: string, alpha: string | undefined, at: number) => {
      const family = FAMILIES.find((one) => MEMBERS[one].test(name));
      const wanted = family && colors[family];
      const exact = at < darkAt ? tokens[name] : undefined;
      const next =
        exact ?? (wanted ? turned(hex, light.get(LEAD[family]) ?? hex, wanted) : undefined);
      if (!next) return whole;
      if (!replaced.has(hex)) replaced.set(hex.toLowerCase(), next);
      return `${start}${next}${alpha ?? ''};`;
    },
  );
  const close = closePairs(result);
  if (close.length > 0) throw new Error(close.join('\n'));
  return { css: result, replaced };
}

/** Hues between which a drawing's color belongs to a family without being one of its tokens. */
const DRAWN: readonly (readonly [Family, number, number])[] = [
  ['teal', 160, 225],
  ['blue', 225, 285],
];

/**
 * Replaces tokens' values, and shades of teal and blue between them. Skin, hair, wood and lamplight stay as they are.
 */
export function recolorDrawing(
  svg: string,
  { replaced }: Palette,
  colors: Readonly<Partial<Record<Family, string>>>,
  leads: Readonly<Partial<Record<Family, string>>>,
): string {
  return svg.replaceAll(/#[\da-f]{6}\b/gi, (hex) => {
    const known = replaced.get(hex.toLowerCase());
    if (known) return known;
    const own = oklch(hex);
    if (!own || own.c < 0.03 || own.h === undefined) return hex;
    const hue = own.h;
    const family = DRAWN.find(([, from, to]) => hue >= from && hue < to)?.[0];
    const wanted = family && colors[family];
    const lead = family && leads[family];
    return wanted && lead ? turned(hex, lead, wanted) : hex;
  });
}

export function leadsOf(css: string): Record<Family, string> {
  const [light] = schemesOf(css);
  return Object.fromEntries(
    FAMILIES.map((family) => [family, light.get(LEAD[family]) ?? '#000000']),
  ) as Record<Family, string>;
}

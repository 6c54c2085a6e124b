/**
 * Colors of drawings: an SVG file names a token with its light value, `fill="var(--color-teal-card,#a3c8c1)"`. The
 * build writes the tokens' values into the files, because an SVG in an `<img>` does not inherit the page's custom
 * properties, and takes out what they show, which is in the page.
 */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

const TOKENS = new URL('../../styles/tokens.css', import.meta.url);
const DARK = '@media (prefers-color-scheme: dark)';
const DARK_RULES = /@media\s*\(prefers-color-scheme:\s*dark\)\s*\{(?:[^{}]*\{[^}]*\})*\}/g;

/** By name, without the prefix `--color-`. */
export interface SchemeColors {
  light: ReadonlyMap<string, string>;
  dark: ReadonlyMap<string, string>;
}

const colorsIn = (css: string): [string, string][] =>
  [...css.matchAll(/--color-([\w-]+):\s*(#[\da-f]{3,8})\s*;/gi)].map(([, name = '', hex = '']) => [
    name,
    hex,
  ]);

/** A color without a dark value is the same in both schemes. */
export function schemeColors(css: string): SchemeColors {
  const at = css.indexOf(DARK);
  const light = colorsIn(at < 0 ? css : css.slice(0, at));
  const dark = at < 0 ? [] : colorsIn(css.slice(at));
  return { light: new Map(light), dark: new Map([...light, ...dark]) };
}

/**
 * Writes the values of a drawing's tokens, those of the dark scheme inside a media query. Throws for an unknown token.
 */
export function withColors(svg: string, { light, dark }: SchemeColors): string {
  const fill = (text: string, colors: ReadonlyMap<string, string>): string =>
    text.replace(/var\(--color-([\w-]+)(?:,[^()]*)?\)/g, (_, name: string) => {
      const color = colors.get(name);
      if (!color) throw new Error(`There is no color "${name}" in src/styles/tokens.css`);
      return color;
    });
  return fill(
    svg.replace(DARK_RULES, (rules) => fill(rules, dark)),
    light,
  );
}

export function drawingColors(): AstroIntegration {
  return {
    name: 'drawing-colors',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const folder = fileURLToPath(dir);
        const colors = schemeColors(await readFile(TOKENS, 'utf8'));
        for await (const name of glob('**/*.svg', { cwd: folder })) {
          const file = new URL(name, dir);
          const svg = await readFile(file, 'utf8');
          const published = withColors(svg, colors).replace(/<title>[^<]*<\/title>/, '');
          if (published !== svg) await writeFile(file, published);
        }
      },
    },
  };
}

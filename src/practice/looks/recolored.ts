/** Tokens and drawings in other colors. */
import { globSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Family, leadsOf, recolor, recolorDrawing } from './palette.ts';

export const TOKENS = 'src/styles/tokens.css';
const DRAWINGS = [
  'src/{features,ui,content}/**/*.svg',
  'src/{features,ui}/**/*.{astro,tsx}',
  'src/styles/late.css',
  'src/site-build/{guide-pdf,og-images}/*.ts',
  'src/lib/http/web-manifest.ts',
  'public/*.svg',
];

/**
 * What changes, by path.
 * @param written takes the place of files that are written at the same time
 * @throws {Error} as {@link recolor}
 */
export async function recolored(
  root: string,
  colors: Readonly<Partial<Record<Family, string>>>,
  tokens: Readonly<Record<string, string>>,
  written: ReadonlyMap<string, string | Buffer> = new Map(),
): Promise<Map<string, string>> {
  const read = (path: string): Promise<string> => readFile(join(root, path), 'utf8');
  const css = await read(TOKENS);
  const palette = recolor(css, colors, tokens);
  const leads = leadsOf(css);
  const files = new Map([[TOKENS, palette.css]]);
  for (const name of globSync(DRAWINGS, { cwd: root }).sort()) {
    const path = name.replaceAll('\\', '/');
    const drawing = String(written.get(path) ?? (await read(path)));
    const next = recolorDrawing(drawing, palette, colors, leads);
    if (next !== drawing) files.set(path, next);
  }
  return files;
}

/** Fonts of a printed guide: the display family at a text and a heading optical size. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FILE = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
/** ASCII, plus the punctuation our texts use. */
const CHARACTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))} ÁÉÍÓÚÑáéíóúñü‘’“”–—…•×½°©→`;

/** Optical size in points, and weight. */
const INSTANCES = {
  text: { opsz: 10, wght: 400 },
  strong: { opsz: 10, wght: 600 },
  display: { opsz: 44, wght: 470 },
} as const;

export type FontName = keyof typeof INSTANCES;

/** By name. Static, because PDF has no variable fonts. */
export async function loadFonts(): Promise<Record<FontName, Buffer>> {
  const file = await readFile(createRequire(import.meta.url).resolve(FILE));
  const instance = (name: FontName): Promise<Buffer> =>
    subsetFont(file, CHARACTERS, { targetFormat: 'sfnt', variationAxes: INSTANCES[name] });
  const [text, strong, display] = await Promise.all([
    instance('text'),
    instance('strong'),
    instance('display'),
  ]);
  return { text, strong, display };
}

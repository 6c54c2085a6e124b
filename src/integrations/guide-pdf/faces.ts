/** The faces of a printed guide: the display face's own family, cut for small text and for headings. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';

const FILE = '@fontsource-variable/newsreader/files/newsreader-latin-opsz-normal.woff2';
/** Everything an English text may need, and the marks of our own texts. */
const LETTERS = `${String.fromCharCode(...Array.from({ length: 95 }, (_, at) => at + 32))} ÁÉÍÓÚÑáéíóúñü‘’“”–—…•×½°©→`;

/** Optical size in points, and weight. */
const CUTS = {
  text: { opsz: 10, wght: 400 },
  strong: { opsz: 10, wght: 600 },
  display: { opsz: 44, wght: 470 },
} as const;

export type FaceName = keyof typeof CUTS;

/** Fonts by name, each with its axes set for good: print knows no variable fonts. */
export async function faces(): Promise<Record<FaceName, Buffer>> {
  const file = await readFile(createRequire(import.meta.url).resolve(FILE));
  const cut = (name: FaceName): Promise<Buffer> =>
    subsetFont(file, LETTERS, { targetFormat: 'sfnt', variationAxes: CUTS[name] });
  const [text, strong, display] = await Promise.all([cut('text'), cut('strong'), cut('display')]);
  return { text, strong, display };
}

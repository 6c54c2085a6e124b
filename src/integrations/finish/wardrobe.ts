/** The scripts and styles of a build: which of them pages carry, and which they fetch later. */
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import type { Wardrobe } from '../inline.ts';

/** What a build has to dress pages in, and the files that nobody needs once they are dressed. */
interface Opened extends Wardrobe {
  /** Below the build's folder. */
  spare: readonly string[];
}

/**
 * Reads the hashed files of a build. Styles that no script names are fetched by nobody: pages carry what they use.
 *
 * @param assets folder of the hashed files, below `folder`
 */
export async function openWardrobe(folder: string, assets: string): Promise<Opened> {
  const texts = new Map<string, string>();
  for await (const name of glob(`${assets}/*.{js,css}`, { cwd: folder }))
    texts.set(name, await readFile(join(folder, name), 'utf8'));
  const all = [...texts];
  const scripts = all.filter(([name]) => name.endsWith('.js')).map(([, code]) => code);
  const styles = all.filter(([name]) => name.endsWith('.css'));
  const spare = styles
    .map(([name]) => name)
    .filter((name) => !scripts.some((code) => code.includes(basename(name))));
  return {
    later: all.filter(([name]) => !spare.includes(name)).map(([, text]) => text),
    sheets: new Map(styles.map(([name, text]) => [`/${name}`, text])),
    spare,
  };
}

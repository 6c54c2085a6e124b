/** The hashed CSS and JavaScript of a build: what pages inline, and what they load later. */
import { glob, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { type LazyCode, lateUtilities, lazyCode } from './lazy-code.ts';

export interface BuildAssets {
  /** What a page may load later; names in it must be kept. */
  lazyCode: LazyCode;
  /** Utilities that islands load styles for. */
  lateUtilities: ReadonlySet<string>;
  /** Stylesheets by path. */
  stylesheets: ReadonlyMap<string, string>;
  /** Stylesheets that nothing loads after inlining; paths below the build folder. */
  unused: readonly string[];
}

/** @param assets folder of hashed files, below `folder` */
export async function readAssets(folder: string, assets: string): Promise<BuildAssets> {
  const texts = new Map<string, string>();
  for await (const name of glob(`${assets}/*.{js,css}`, { cwd: folder }))
    texts.set(name, await readFile(join(folder, name), 'utf8'));
  const all = [...texts];
  const scripts = all.filter(([name]) => name.endsWith('.js')).map(([, code]) => code);
  const styles = all.filter(([name]) => name.endsWith('.css'));
  const unused = styles
    .map(([name]) => name)
    .filter((name) => !scripts.some((code) => code.includes(basename(name))));
  const later = new Map(
    all.flatMap(([name, text]) => (unused.includes(name) ? [] : [[basename(name), text]])),
  );
  return {
    lazyCode: lazyCode(later),
    lateUtilities: lateUtilities(later),
    stylesheets: new Map(styles.map(([name, text]) => [`/${name}`, text])),
    unused,
  };
}

/** The built pages, one after the other, for what a build does to every one of them. */
import { glob, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Pages in hand at the same time: most of a page's time goes into waiting for the disk. */
const HANDS = 8;

/** A page's HTML and its path below the build's folder → what shall stand there instead. */
export type Change = (html: string, name: string) => string | Promise<string>;

/** Rewrites every HTML file below `folder`; `begin` is told their names first. */
export async function eachPage(
  folder: string,
  begin: (names: readonly string[]) => Change,
): Promise<void> {
  const names = await Array.fromAsync(glob('**/*.html', { cwd: folder }));
  const change = begin(names);
  const left = names.values();
  const work = async (): Promise<void> => {
    for (const name of left) {
      const file = join(folder, name);
      const html = await readFile(file, 'utf8');
      const changed = await change(html, name);
      if (changed !== html) await writeFile(file, changed);
    }
  };
  await Promise.all(Array.from({ length: HANDS }, work));
}

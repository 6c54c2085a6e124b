/** Switches from one build to the next by renames, each of which is atomic. */
import { existsSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { previousOf } from '#lib/http/release-folders.ts';

/** How long hashed files are kept for pages that are still open, milliseconds. */
const KEEP_MS = 7 * 24 * 3_600_000;

/** Moves recent files that `to` lacks out of `from`. */
function keepFiles(from: string, to: string): void {
  if (!existsSync(from) || !existsSync(to)) return;
  for (const name of readdirSync(from)) {
    const [file, kept] = [join(from, name), join(to, name)];
    if (!existsSync(kept) && Date.now() - statSync(file).mtimeMs < KEEP_MS) renameSync(file, kept);
  }
}

/**
 * Moves `next` to `dist`, and the old `dist` aside for open pages.
 * @param assets folder of hashed files inside `dist`; those of earlier builds are kept
 * @throws the system's error; everything is back where it was then
 */
export function switchTo(next: string, dist: string, assets: string): void {
  const previous = previousOf(dist);
  const older = `${next}.older`;
  const done: [from: string, to: string][] = [];
  try {
    for (const [from, to] of [
      [previous, older],
      [dist, previous],
      [next, dist],
    ] as const) {
      if (from !== next && !existsSync(from)) continue;
      renameSync(from, to);
      done.unshift([from, to]);
    }
  } catch (error) {
    for (const [from, to] of done) renameSync(to, from);
    throw error;
  }
  keepFiles(join(older, assets), join(previous, assets));
  rmSync(older, { recursive: true, force: true });
}

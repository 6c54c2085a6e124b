import { existsSync, lstatSync, realpathSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { CHECKSUMS_FILE, damagedFiles } from './checksums.ts';
import { keepAssets } from './kept-assets.ts';
import { schemaObstacle } from './schema.ts';

export interface Switched {
  /** The previous release; `undefined` at the first switch. */
  before: string | undefined;
  /** Hashed files of other releases that open pages can still load. */
  kept: number;
}

const MAX_NAMED = 3;

/** @throws {Error} if the folder is not a complete release */
function checkRelease(release: string): void {
  if (!existsSync(resolve(release, CHECKSUMS_FILE)))
    throw new Error(`${release} is not a release: it has no ${CHECKSUMS_FILE}.`);
  const damaged = damagedFiles(release);
  if (damaged.length === 0) return;
  const named = damaged.slice(0, MAX_NAMED).join(', ');
  throw new Error(
    `${release} is incomplete or was changed: ${damaged.length} files differ from ${CHECKSUMS_FILE} (${named}). Copy it again.`,
  );
}

/** @throws {Error} if something other than a link is in its place */
function targetOf(link: string): string | undefined {
  const found = lstatSync(link, { throwIfNoEntry: false });
  if (found && !found.isSymbolicLink())
    throw new Error(`${link} is a folder or file of its own, not a link to a release.`);
  return found && existsSync(link) ? realpathSync(link) : undefined;
}

/** Words that say that the store is one that the older release knows. */
export const RESTORED = '--store-restored';

/**
 * Points `link` to `release`, which keeps the former one's files for a day.
 * @param isRestored whether the store is of the release's own version
 * @throws {Error} if the release is incomplete, or could not open the store
 */
export async function switchRelease(
  release: string,
  link: string,
  now: number,
  isRestored = false,
): Promise<Switched> {
  const next = realpathSync(release);
  const before = targetOf(link);
  checkRelease(next);
  const obstacle =
    before === undefined || isRestored ? undefined : await schemaObstacle(before, next);
  if (obstacle?.isBack === false) throw new Error(`${obstacle.text} Nothing was switched.`);
  if (obstacle !== undefined)
    throw new Error(
      `${obstacle.text} Nothing was switched. To go back all the same: stop the server (systemctl stop hearthline.socket hearthline), restore the backup from before the upgrade (src/server/run/backup/README.md; the leads received since are only in the newer store, npm run export), and run this again with ${RESTORED}. The same if the newer release has never run.`,
    );
  const kept = before !== undefined && before !== next ? keepAssets(before, next, now) : 0;
  const made = `${link}.next-${process.pid}`;
  rmSync(made, { force: true });
  symlinkSync(relative(realpathSync(dirname(resolve(link))), next), made);
  // Atomic: the link always exists.
  renameSync(made, link);
  return { before, kept };
}

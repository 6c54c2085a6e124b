/** Whether a release can open the store that another one has migrated. */
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { UPGRADES_OLDER } from '../../db/version.ts';

/** Where this release has them, and where 0.1.0 had them. */
const STEPS = ['db', 'store'].map(
  (room) => `src/server/${room}/migrations${extname(import.meta.filename)}`,
);

interface Known {
  /** The oldest version that a release opens. */
  first: number;
  /** The version that it brings a store to. */
  last: number;
}

/** What versions of the store a release knows; `undefined` if the folder does not tell. */
async function knownTo(release: string): Promise<Known | undefined> {
  const file = STEPS.map((steps) => join(release, steps)).find((path) => existsSync(path));
  if (file === undefined) return undefined;
  const { MIGRATIONS, FIRST_VERSION = 1 } = (await import(pathToFileURL(file).href)) as {
    MIGRATIONS?: unknown;
    FIRST_VERSION?: number;
  };
  return Array.isArray(MIGRATIONS) ? { first: FIRST_VERSION, last: MIGRATIONS.length } : undefined;
}

interface Obstacle {
  /** For the operator. */
  text: string;
  /** Whether `to` is the older release. */
  isBack: boolean;
}

/** Why release `to` cannot open the store of release `from`; `undefined` if it can, as far as the folders tell. */
export async function schemaObstacle(from: string, to: string): Promise<Obstacle | undefined> {
  const [before, after] = [await knownTo(from), await knownTo(to)];
  if (before === undefined || after === undefined) return undefined;
  const known = `, and the one in ${from} has brought it to version ${before.last}: with the`;
  if (after.last < before.last)
    return {
      text: `The release in ${to} knows the store up to version ${after.last}${known} older one, every form would answer 503.`,
      isBack: true,
    };
  if (before.last < after.first)
    return {
      text: `The release in ${to} opens the store from version ${after.first} on${known} newer one, every form would answer 503. Switch to a release of ${UPGRADES_OLDER} first, and start it once.`,
      isBack: false,
    };
  return undefined;
}

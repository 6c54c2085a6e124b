/** Which steps a store of some version still needs, and which stores this program does not open. */
import { FIRST_VERSION, MIGRATIONS } from './migrations.ts';

/** The schema is newer than this program. Nothing was changed. */
export class NewerStore extends Error {
  override name = 'NewerStore';
}

/** The schema is older than the first that this program knows. Nothing was changed. */
export class OlderStore extends Error {
  override name = 'OlderStore';
}

/** What brings an older store to {@link FIRST_VERSION}: no release does, 0.1.0 made version 15. */
export const UPGRADES_OLDER = 'commit 399d97b of Hearthline (November 27, 2026)';

/**
 * @param version of the store, 0 for a new one
 * @param what names the store at the beginning of a sentence
 * @param all the steps of this program
 * @throws {NewerStore | OlderStore} with what to do, for the operator
 */
export function stepsAfter(
  version: number,
  what: string,
  all: readonly string[] = MIGRATIONS,
): readonly string[] {
  if (version > all.length)
    throw new NewerStore(
      `${what} is of version ${version}; this program knows ${all.length}. Start the newer program`,
    );
  if (version > 0 && version < FIRST_VERSION)
    throw new OlderStore(
      `${what} is of version ${version}; this program opens versions from ${FIRST_VERSION} on. Start ${UPGRADES_OLDER} with it once, then this program`,
    );
  return all.slice(version);
}

/** Whether a release can open the store that another one has migrated. */
import { existsSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const STEPS = `src/server/store/migrations${extname(import.meta.filename)}`;

/** Number of migrations that a release knows, its schema version; `undefined` if the folder does not tell. */
async function schemaOf(release: string): Promise<number | undefined> {
  const file = join(release, STEPS);
  if (!existsSync(file)) return undefined;
  const { MIGRATIONS } = (await import(pathToFileURL(file).href)) as { MIGRATIONS?: unknown };
  return Array.isArray(MIGRATIONS) ? MIGRATIONS.length : undefined;
}

/**
 * In words for the operator, why release `to` cannot open the store of release `from`; `undefined` if it can, as far as
 * the folders tell.
 */
export async function schemaObstacle(from: string, to: string): Promise<string | undefined> {
  const [has, knows] = [await schemaOf(from), await schemaOf(to)];
  if (has === undefined || knows === undefined || knows >= has) return undefined;
  return `The release in ${to} knows the store up to version ${knows}, and the one in ${from} has brought it to version ${has}: with the older one, every form would answer 503.`;
}

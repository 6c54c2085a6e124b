/** Stores as earlier programs left them, with leads in every state (`old-store.sql`). */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { FIRST_VERSION, MIGRATIONS } from '#server/db/migrations.ts';
import { POSTGRES_MIGRATIONS } from '#server/db/postgres/migrations.ts';
import { query } from '../postgres/cluster.ts';

const ROWS = readFileSync(join(import.meta.dirname, 'old-store.sql'), 'utf8');
/** Leads of an old store that are not erased. */
export const OLD_LEADS = 5;

/** A lead that is delivered, and whose call was moved: the letter about it waits. */
export const HELD = '01a1f978-b581-7000-85d9-f9343c85cee0';
/** A lead that is answered by a letter that waits, and whose delivery is tried again. */
export const ANSWERED = '01a1f978-b582-7000-833d-915eecd3d026';

/** The rows were written at the first version; later steps run over them. */
const stepsTo = (version: number, all: readonly string[]): string =>
  [...all.slice(0, FIRST_VERSION), ROWS, ...all.slice(FIRST_VERSION, version)].join('\n');

/** Makes a SQLite file of a version. */
export function oldFile(path: string, version = FIRST_VERSION): void {
  const db = new DatabaseSync(path);
  db.exec(`pragma journal_mode = wal; ${stepsTo(version, MIGRATIONS)}`);
  db.exec(`pragma user_version = ${version}`);
  db.close();
}

/** Makes the tables of a version in an empty PostgreSQL database. */
export async function oldDatabase(url: string, version = FIRST_VERSION): Promise<void> {
  await query(url, stepsTo(version, POSTGRES_MIGRATIONS));
  await query(
    url,
    `create table schema_version (version bigint not null); insert into schema_version (version) values (${version})`,
  );
}

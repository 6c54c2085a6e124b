/** Reads leads from a copy of a SQLite store, and removes a person from it. */
import { copyFileSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { check } from '../store/sqlite/file.ts';

/** Fields that exist in all schema versions. */
export interface CopiedLead {
  id: string;
  fields: Readonly<Record<string, unknown>>;
}

/** @throws SQLite's error if the copy cannot be read */
export function* leadsInCopy(path: string): Generator<CopiedLead> {
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    for (const row of db.prepare('select id, fields from leads').iterate())
      yield { id: String(row['id']), fields: JSON.parse(String(row['fields'])) };
  } finally {
    db.close();
  }
}

const TABLES = `select name from sqlite_schema where type = 'table'
  and exists (select 1 from pragma_table_info(sqlite_schema.name) where name = 'lead_id')`;

/** Copies `path` to `to` without these leads, and vacuums so that no deleted data remains. */
export function copyWithout(path: string, ids: readonly string[], to: string): void {
  copyFileSync(path, to);
  const db = new DatabaseSync(to);
  try {
    const wanted = JSON.stringify(ids);
    const tables = db.prepare(TABLES).all();
    for (const [table, column] of [...tables.map(({ name }) => [name, 'lead_id']), ['leads', 'id']])
      db.prepare(
        `delete from ${String(table)} where ${String(column)} in (select value from json_each(?))`,
      ).run(wanted);
    db.exec('vacuum');
    check(db);
  } finally {
    db.close();
  }
}

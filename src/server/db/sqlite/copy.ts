import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { runOperation } from '../transaction.ts';
import { BACKUP, setIdentity } from '../identity.ts';
import { check } from './file.ts';
import { createSession } from './session.ts';

/**
 * Copies a store that may be in use, and checks and marks the copy as a backup: a single file without deleted rows.
 * @param to a new path or an empty file
 * @throws {DamagedFile} when the copy fails its integrity check; SQLite's error when it cannot be made
 */
export async function copyDatabase(path: string, to: string): Promise<void> {
  const source = new DatabaseSync(resolve(path), { readOnly: true, timeout: 5000 });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to);
  try {
    await runOperation((tx) => setIdentity(tx, BACKUP), createSession(copy).execute);
    check(copy);
  } finally {
    copy.close();
  }
}

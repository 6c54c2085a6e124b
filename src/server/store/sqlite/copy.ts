import { resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { check } from './file.ts';

/**
 * Copies a store that may be in use and checks the copy, a single file without deleted rows.
 * @param to a new path or an empty file
 * @throws {DamagedFile} when the copy fails its integrity check; SQLite's error when it cannot be made
 */
export function copyDatabase(path: string, to: string): void {
  const source = new DatabaseSync(resolve(path), { readOnly: true, timeout: 5000 });
  try {
    source.prepare('vacuum into ?').run(to);
  } finally {
    source.close();
  }
  const copy = new DatabaseSync(to, { readOnly: true });
  try {
    check(copy);
  } finally {
    copy.close();
  }
}

/** Files with data of visitors or with secrets stay out of commits. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';

const ROOT = resolve(import.meta.dirname, '../..');
/** Where the commands of the README write leads and backups. */
const PRIVATE = ['leads.csv', 'exports/leads-2026.csv', 'data/leads.db', 'data/backups/leads.db'];

it('git ignores exports and stores (L14)', () => {
  // A repository of its own: a copy of the project may have none, and the user's own settings must not count.
  const folder = mkdtempSync(join(tmpdir(), 'hearthline-ignored-'));
  try {
    execFileSync('git', ['init', '--quiet', folder]);
    copyFileSync(join(ROOT, '.gitignore'), join(folder, '.gitignore'));
    const ask = ['-c', 'core.excludesFile=/dev/null', 'check-ignore', ...PRIVATE, 'src/a.ts'];
    const ignored = execFileSync('git', ask, { cwd: folder, encoding: 'utf8' });
    expect(ignored.trimEnd().split('\n')).toEqual(PRIVATE);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * As `git merge`: `ours` is saved; `undefined` if both changed the same lines.
 * @param isOnTop takes the lines of `theirs` then @throws {Error} without git
 */
export function merge(
  base: string,
  ours: string,
  theirs: string,
  isOnTop = false,
): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'merge-'));
  try {
    const names = Object.entries({ ours, base, theirs }).map(([name, text]) => {
      const file = join(folder, name);
      writeFileSync(file, text);
      return file;
    });
    const favor = isOnTop ? ['--theirs'] : [];
    return execFileSync('git', ['merge-file', '--stdout', '--quiet', ...favor, ...names], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch (error) {
    // The exit code is the number of conflicts.
    const status: unknown = error instanceof Error ? Reflect.get(error, 'status') : undefined;
    if (typeof status === 'number' && status > 0 && status < 128) return undefined;
    throw error;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

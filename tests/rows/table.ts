/** The table of ledger rows and the tests that name them. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Title, titlesOf } from './titles.ts';

const ROOT = join(import.meta.dirname, '../..');

export interface Row {
  id: string;
  subject: string;
  /** Titles that name it; none when no test holds it. */
  heldBy: readonly Title[];
}

/** Every row of `ledger.txt`, in order. */
export function readTable(): Row[] {
  const titles = globSync('{src,tests}/**/*.{test,spec}.{ts,tsx}', { cwd: ROOT })
    .toSorted()
    .flatMap((path) => titlesOf(join(ROOT, path)));
  return readFileSync(join(import.meta.dirname, 'ledger.txt'), 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('R'))
    .map((line) => {
      const [id = '', ...words] = line.split(' ');
      const heldBy = titles.filter(({ rows }) => rows.includes(Number(id.slice(1))));
      return { id, subject: words.join(' '), heldBy };
    });
}

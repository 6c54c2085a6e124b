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

/** Rows that no test names yet, with the reason. A row leaves this list with its first test. */
export const OPEN: Readonly<Record<string, string>> = {
  R300: 'roles come with the staff area; nothing public asks for one (R010)',
  R302: 'the log of other errors is being built',
  R303: 'the log of errors of browser extensions is being built',
};

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

/** The compiled redirects of the built site. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RedirectTable } from '#lib/redirects/table.ts';

const FILE = resolve(import.meta.dirname, '../../dist/moved.json');

/** Throws if the site is not built. */
export function readTable(): RedirectTable {
  if (!existsSync(FILE)) throw new Error('dist/ contains no site. Build it first: npm run build');
  return JSON.parse(readFileSync(FILE, 'utf8')) as RedirectTable;
}

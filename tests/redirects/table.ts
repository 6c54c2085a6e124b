/** The compiled redirects of the built site, and test URLs for each rule. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { RedirectTable } from '#domain/redirects/table.ts';

/** A URL and its expected target. */
export interface RedirectCase {
  from: string;
  to: string;
  status: number;
}

const FILE = resolve(import.meta.dirname, '../../dist/moved.json');

/** Throws if the site is not built. */
export function readTable(): RedirectTable {
  if (!existsSync(FILE)) throw new Error('dist/ contains no site. Build it first: npm run build');
  return JSON.parse(readFileSync(FILE, 'utf8')) as RedirectTable;
}

/** Test URLs for every path rule: exact rules at their path, wildcards at three subpaths that no other rule matches. */
export function casesOf({ moved }: RedirectTable): RedirectCase[] {
  return Object.entries(moved).flatMap(([key, [to, status = 301]]) => {
    if (!key.startsWith('/')) return [];
    const froms = key.endsWith('/*')
      ? ['zzz', 'anything/deep', 'zzz.html'].map((end) => key.replace('*', end))
      : [key];
    return froms.map((from) => ({ from, to, status }));
  });
}

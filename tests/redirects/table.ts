/** The compiled redirects of the built site, and the addresses at which each rule is tried. */
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { AddressBook } from '#domain/redirect-table.ts';

/** One address and where it has to lead. */
export interface Way {
  from: string;
  to: string;
  status: number;
}

const FILE = resolve(import.meta.dirname, '../../dist/moved.json');

/** Throws where nothing is built. */
export function readBook(): AddressBook {
  if (!existsSync(FILE)) throw new Error('dist/ holds no site. Build it first: npm run build');
  return JSON.parse(readFileSync(FILE, 'utf8')) as AddressBook;
}

/** Every rule by path: exact ones at their address, wildcards at three below it that no other rule names. */
export function waysOf({ moved }: AddressBook): Way[] {
  return Object.entries(moved).flatMap(([key, [to, status = 301]]) => {
    if (!key.startsWith('/')) return [];
    const froms = key.endsWith('/*')
      ? ['zzz', 'anything/deep', 'zzz.html'].map((end) => key.replace('*', end))
      : [key];
    return froms.map((from) => ({ from, to, status }));
  });
}

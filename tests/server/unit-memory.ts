/** How `hearthline.service` keeps a server small: tests that measure memory start it like that. */
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

const UNIT = resolve(import.meta.dirname, '../../src/server/deploy/hearthline.service');
const unit = readFileSync(UNIT, 'utf8');

/** Options of Node. */
export const FLAGS: readonly string[] =
  /^ExecStart=.*\/node((?: --\S+)+) src/m.exec(unit)?.[1]?.trim().split(' ') ?? [];
export const ALLOCATOR: Readonly<Record<string, string>> = Object.fromEntries(
  [...unit.matchAll(/\b(MALLOC_\w+)=(\S+)/g)].map(([, name, value]) => [name, value]),
);

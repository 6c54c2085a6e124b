import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { DAY } from '../../base/clock.ts';
import type { Copy } from './copies.ts';
import { checksumOf } from './checksum.ts';

export interface Rotation {
  daily: number;
  weekly: number;
}

/** 1970-01-05 was a Monday. */
const FIRST_MONDAY = 4 * DAY;
const dayOf = ({ madeAt }: Copy): number => Math.floor(madeAt / DAY);
const weekOf = ({ madeAt }: Copy): number => Math.floor((madeAt - FIRST_MONDAY) / (7 * DAY));

function newestOf(newestFirst: readonly Copy[], periodOf: (copy: Copy) => number, count: number) {
  const byPeriod = Map.groupBy(newestFirst, periodOf);
  return [...byPeriod.values()].slice(0, count).flatMap(([newest]) => newest ?? []);
}

/**
 * The backups that may go, in UTC days and weeks. Those of the newest day all stay: one made before an upgrade outlives
 * the next night's. Counts periods that have a backup, not time, so a wrong clock removes none.
 */
export function superfluous(copies: readonly Copy[], { daily, weekly }: Rotation): Copy[] {
  const whole = copies.filter(({ kind }) => kind !== 'partial' && kind !== 'damaged');
  const newestFirst = whole.toSorted((a, b) => b.madeAt - a.madeAt);
  const [newest] = newestFirst;
  const kept = new Set([
    ...newestFirst.filter(({ madeAt }) => newest && newest.madeAt - madeAt < DAY),
    ...newestOf(newestFirst, dayOf, daily),
    ...newestOf(newestFirst, weekOf, weekly),
  ]);
  return whole.filter((copy) => !kept.has(copy));
}

export function removeCopies(copies: readonly Copy[]): string[] {
  for (const { path } of copies)
    for (const file of [path, checksumOf(path)]) rmSync(file, { force: true });
  return copies.map(({ path }) => basename(path));
}

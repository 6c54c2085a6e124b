/** Deletes expired copies of the store. */
import { rmSync } from 'node:fs';
import { basename } from 'node:path';
import { DAY } from '../clock.ts';
import { copiesOf, type Copy } from './copies.ts';
import type { Place } from '../env-parsers.ts';

/** Deletes the copies that are older than `days`; returns the file names. */
export function expire(copies: readonly Copy[], days: number, now: number): string[] {
  const old = copies.filter((copy) => copy.madeAt < now - days * DAY);
  for (const { path } of old) rmSync(path, { force: true });
  return old.map(({ path }) => basename(path));
}

/** Deletes the backups and damaged files of a store that are older than `days`. */
export const expireCopies = (place: Place, days: number, now: number): string[] =>
  expire(copiesOf(place), days, now);

/** Deletes expired copies of the store. */
import { removeCopies } from '../backup/rotation.ts';
import { DAY } from '../clock.ts';
import { copiesOf, type Copy } from './copies.ts';
import type { Place } from '../store/location.ts';

/** Deletes the copies that are older than `days`; returns the file names. */
export function expire(copies: readonly Copy[], days: number, now: number): string[] {
  return removeCopies(copies.filter((copy) => copy.madeAt < now - days * DAY));
}

/** Deletes the backups and damaged files of a store that are older than `days`. */
export const expireCopies = (place: Place, days: number, now: number): string[] =>
  expire(copiesOf(place), days, now);

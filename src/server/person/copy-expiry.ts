import { removeCopies } from '../backup/rotation.ts';
import { DAY } from '../clock.ts';
import { copiesOf, type Copy } from './copies.ts';
import type { Place } from '../store/location.ts';

export function expire(copies: readonly Copy[], days: number, now: number): string[] {
  return removeCopies(copies.filter((copy) => copy.madeAt < now - days * DAY));
}

/** Deletes copies older than `days`; returns the file names. */
export const expireCopies = (place: Place, days: number, now: number): string[] =>
  expire(copiesOf(place), days, now);

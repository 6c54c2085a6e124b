import { removeCopies } from './rotation.ts';
import { DAY } from '../../base/clock.ts';
import { copiesOf, type Copy } from './copies.ts';
import type { StoreLocation } from '../../base/location.ts';

export function expire(copies: readonly Copy[], days: number, now: number): string[] {
  return removeCopies(copies.filter((copy) => copy.madeAt < now - days * DAY));
}

/** Deletes copies older than `days`; returns the file names. */
export const expireCopies = (location: StoreLocation, days: number, now: number): string[] =>
  expire(copiesOf(location), days, now);

import { removeCopies } from '../backup/rotation.ts';
import { DAY, HOUR } from '../clock.ts';
import { copiesOf, type Copy } from './copies.ts';
import type { Place } from '../store/location.ts';

/** A server looks once an hour. */
const LOOKS_EVERY_MS = HOUR;

export function expire(copies: readonly Copy[], days: number, now: number): string[] {
  return removeCopies(copies.filter((copy) => copy.madeAt < now - days * DAY));
}

/** Deletes copies older than `days`; returns the file names. */
export const expireCopies = (place: Place, days: number, now: number): string[] =>
  expire(copiesOf(place), days, now);

/**
 * When the last copy that was made before `now` is deleted at the latest, epoch milliseconds: of the copies that
 * {@link expireCopies} finds. When those end that somebody carried elsewhere, nobody here knows.
 */
export const copiesEndBy = (days: number, now: number): number => now + days * DAY + LOOKS_EVERY_MS;

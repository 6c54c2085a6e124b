import { DAY, HOUR } from '../../base/clock.ts';

/** A server looks for old copies once an hour. */
const LOOKS_EVERY_MS = HOUR;

/**
 * When the last copy that was made before `now` is deleted at the latest, epoch milliseconds: of the copies that
 * `expireCopies` finds. When those end that somebody carried elsewhere, nobody here knows.
 */
export const copiesEndBy = (days: number, now: number): number => now + days * DAY + LOOKS_EVERY_MS;

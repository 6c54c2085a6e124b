/**
 * Busy times of the practice's own calendars; nothing else of a calendar is stored. All methods reject with StoreDown.
 */
import type { Version } from './fetch-calendar.ts';

/** Times in epoch milliseconds. */
export interface KeptCalendar extends Version {
  /** Digest of its address, which is a secret. */
  id: string;
  readAt: number;
  /** Up to when its busy times are known. */
  coversUntil: number;
  failingSince: number | null;
  /** A code: why it cannot be read; while it can, what in it cannot (`RULE=2 ZONE=1`). */
  problem: string | null;
}

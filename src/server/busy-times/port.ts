/**
 * Busy times of the practice's own calendars; nothing else of a calendar is stored. All methods reject with StoreDown.
 */
import type { Version } from './fetch-calendar.ts';
import type { Interval } from './interval.ts';

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

export interface BusyStore {
  calendars: () => Promise<KeptCalendar[]>;
  /** Notes that a calendar was read, and replaces its busy times if they changed. */
  keep: (
    calendar: Omit<KeptCalendar, 'failingSince'>,
    intervals?: readonly Interval[],
  ) => Promise<void>;
  /** Notes that a calendar cannot be read; its busy times stay. */
  fail: (id: string, problem: string, at: number) => Promise<void>;
  /** Deletes other calendars and busy times that are over. */
  forgetOthers: (ids: readonly string[], before: number) => Promise<void>;
  times: (since: number) => Promise<Interval[]>;
}

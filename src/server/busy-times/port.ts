/** Busy times of the practice's own calendars, in the store. Of a calendar, nothing but its times is stored. */
import type { Version } from './fetch-calendar.ts';
import type { Interval } from './interval.ts';

/** What is known of a calendar. Times in epoch milliseconds. */
export interface KeptCalendar extends Version {
  /** Digest of its address, which is a secret. */
  id: string;
  /** When it was read last; 0 if never. */
  readAt: number;
  /** Up to when its busy times are known. */
  coversUntil: number;
  /** Since when it cannot be read; `null` while it can. */
  failingSince: number | null;
  /** Why not: a code. */
  problem: string | null;
}

export interface BusyStore {
  calendars: () => Promise<KeptCalendar[]>;
  /** Notes that a calendar was read, and replaces its busy times unless they are as they were. @throws {StoreDown} */
  keep: (
    calendar: Omit<KeptCalendar, 'failingSince' | 'problem'>,
    intervals?: readonly Interval[],
  ) => Promise<void>;
  /** Notes that a calendar cannot be read; its busy times stay. @throws {StoreDown} */
  fail: (id: string, problem: string, at: number) => Promise<void>;
  /** Deletes what is known of other calendars, and busy times that are over. @throws {StoreDown} */
  forgetOthers: (ids: readonly string[], before: number) => Promise<void>;
  /** Busy times of all calendars that end after `since`. */
  times: (since: number) => Promise<Interval[]>;
}

/** When the practice takes free calls: what editors keep in `content/slots.yaml`. */
import { type Day, minutesOf } from '../practice/hours.ts';

/** Clock times of a day: a start such as `09:00`, or a range such as `13:00-15:00`. */
export type Times = readonly string[];

/** A day that differs from its weekday. */
export interface SlotException {
  /** `2026-11-26` */
  day: string;
  /** Why the practice is closed, such as `Thanksgiving`. */
  closed?: string | undefined;
  /** Times in place of the weekday's. */
  times?: Times | undefined;
}

/** The rules for free calls. */
export interface SlotRules {
  /** Length of a call. */
  minutes: number;
  /** Hours between booking and call, at least. */
  notice: number;
  /** How many days ahead times are offered, today included. */
  horizon: number;
  weekly: Readonly<Partial<Record<Day, Times>>>;
  exceptions: readonly SlotException[];
}

/** A clock time of a day in 24-hour time, with its hour and minute. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Starts of calls as minutes since midnight, earliest first. A range is filled with calls back to back. */
export function startsOf(times: Times, length: number): number[] {
  const starts = times.flatMap((entry) => {
    const [from = 0, to] = entry.split('-').map(minutesOf);
    if (to === undefined) return [from];
    const calls = Math.max(Math.floor((to - from) / length), 0);
    return Array.from({ length: calls }, (_, index) => from + index * length);
  });
  return [...new Set(starts)].sort((one, other) => one - other);
}

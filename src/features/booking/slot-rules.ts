/** When the practice takes free calls: what editors keep in `content/slots.yaml`. */
import { type Day, minutesOf } from '#lib/hours.ts';

/** A start such as `09:00`, or a range such as `13:00-15:00`. */
export type Times = readonly string[];

/** A day that differs from its weekday. */
export interface SlotException {
  day: string;
  /** The reason, such as `Thanksgiving`. */
  closed?: string | undefined;
  /** In place of the weekday's. */
  times?: Times | undefined;
}

export interface SlotRules {
  /** Length of a call. */
  minutes: number;
  /** Minimum hours between booking and call. */
  notice: number;
  /** Days ahead with offered times, today included. */
  horizon: number;
  weekly: Readonly<Partial<Record<Day, Times>>>;
  exceptions: readonly SlotException[];
}

/** 24-hour time, with hour and minute. */
export const CLOCK_TIME = /^([01]\d|2[0-3]):([0-5]\d)$/;

/** Minutes since midnight, earliest first. A range is filled with calls back to back. */
export function startsOf(times: Times, length: number): number[] {
  const starts = times.flatMap((entry) => {
    const [from = 0, to] = entry.split('-').map(minutesOf);
    if (to === undefined) return [from];
    const calls = Math.max(Math.floor((to - from) / length), 0);
    return Array.from({ length: calls }, (_, index) => from + index * length);
  });
  return [...new Set(starts)].sort((one, other) => one - other);
}

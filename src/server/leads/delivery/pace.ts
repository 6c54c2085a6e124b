import { HOUR, type Clock } from '../../base/clock.ts';

/** More messages of a kind than this within an hour are summed up. */
export const ALONE_AN_HOUR = 30;

/** Counts messages of a kind, in this process. */
export interface Pace {
  /** Whether another one may go by itself. */
  hasRoom: () => boolean;
  /** Milliseconds until `everyMs` have passed since the last one. */
  waitMs: (everyMs: number) => number;
  note: () => void;
}

export function createPace({ steady }: Pick<Clock, 'steady'>): Pace {
  let times: number[] = [];
  return {
    hasRoom: () => times.length < ALONE_AN_HOUR || (times[0] ?? 0) <= steady() - HOUR,
    waitMs: (everyMs) =>
      Math.max(0, (times.at(-1) ?? Number.NEGATIVE_INFINITY) + everyMs - steady()),
    note() {
      times = [...times, steady()].slice(-ALONE_AN_HOUR);
    },
  };
}

/** Clock passed as a dependency, so that tests can replace it. */

export interface Clock {
  /** Wall-clock time in epoch milliseconds, for stored values. Can jump when the system clock is set. */
  now: () => number;
  /** Monotonic milliseconds since process start. */
  steady: () => number;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  steady: () => performance.now(),
};

export const SECOND = 1000;
export const MINUTE = 60 * SECOND;
export const HOUR = 60 * MINUTE;
export const DAY = 24 * HOUR;

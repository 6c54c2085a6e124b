/** Time, as an argument: tests replace it. */

export interface Clock {
  /** Epoch milliseconds, for what is stored. The system's clock may jump. */
  now: () => number;
  /** Milliseconds since the process started; never jumps. */
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

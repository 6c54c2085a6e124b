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

/** Resolves to `true` when `work` finishes, or to `false` after `ms`. */
export async function withTimeout(ms: number, work: Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<false>((done) => {
    timer = setTimeout(() => done(false), ms);
  });
  const inTime = await Promise.race([work.then(() => true), late]);
  clearTimeout(timer);
  return inTime;
}

/** Jobs that come back: one at a time each, none overlapping itself, all ended together. */
import { errorFields, type Log } from './log.ts';
import { createWaiting } from './waiting.ts';

export interface Schedule {
  /**
   * Runs a job after `firstMs`, then `everyMs` after each end. What it throws is logged; it runs again all the same.
   * @param name for the log
   */
  every: (name: string, firstMs: number, everyMs: number, job: () => Promise<void>) => void;
  /** No job begins any more; resolves when the running ones have ended. */
  stop: () => Promise<void>;
}

export function createSchedule(log: Log): Schedule {
  const running: { waiting: ReturnType<typeof createWaiting>; done: Promise<void> }[] = [];
  return {
    every(name, firstMs, everyMs, job) {
      const waiting = createWaiting();
      const run = async (): Promise<void> => {
        let pause = firstMs;
        while (await waiting.sleep(pause)) {
          try {
            await job();
          } catch (error) {
            log.error('job.failed', { job: name, ...errorFields(error) });
          }
          pause = everyMs;
        }
      };
      running.push({ waiting, done: run() });
    },
    async stop() {
      for (const { waiting } of running) waiting.stop();
      await Promise.all(running.map(({ done }) => done));
    },
  };
}

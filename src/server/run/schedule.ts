/** Recurring jobs: no job overlaps itself, and all stop together. */
import { errorFields, type Log } from '../base/log.ts';
import { createSleeper } from '../base/sleeper.ts';

export interface Schedule {
  /**
   * Runs a job after `firstMs`, then `everyMs` after each run ends, or sooner if the job resolves with fewer milliseconds.
   * Errors are logged.
   */
  every: (name: string, firstMs: number, everyMs: number, job: () => Promise<unknown>) => void;
  /** Resolves when the running jobs have finished. */
  stop: () => Promise<void>;
}

export function createSchedule(log: Log): Schedule {
  const running: { sleeper: ReturnType<typeof createSleeper>; done: Promise<void> }[] = [];
  return {
    every(name, firstMs, everyMs, job) {
      const waiting = createSleeper();
      const run = async (): Promise<void> => {
        let pause = firstMs;
        while (await waiting.sleep(pause)) {
          pause = everyMs;
          try {
            const soonMs = await job();
            if (typeof soonMs === 'number') pause = Math.min(everyMs, soonMs);
          } catch (error) {
            log.error('job.failed', { job: name, ...errorFields(error) });
          }
        }
      };
      running.push({ sleeper: waiting, done: run() });
    },
    async stop() {
      for (const { sleeper: waiting } of running) waiting.stop();
      await Promise.all(running.map(({ done }) => done));
    },
  };
}

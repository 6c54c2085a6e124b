/** Finds busy times in a separate thread, which is ended if it takes too much time or memory. */
import { Worker } from 'node:worker_threads';
import type { UnreadCount } from '#staff/contract/slots.ts';
import { SECOND } from '../../base/clock.ts';
import type { BusyOptions } from './busy-times.ts';
import type { Interval } from './interval.ts';

/** 5 MB take a second. */
const TIMEOUT_MS = 10 * SECOND;
/** Heap of the thread, MB. */
const MAX_MEMORY_MB = 96;

export interface Task {
  text: string;
  options: BusyOptions;
}

/** `unread`: what of how many events cannot be read. `problem` is a code. */
export type Found =
  { intervals: readonly Interval[]; unread: readonly UnreadCount[] } | { problem: string };

/** The busy times in a window; never throws. */
export function findBusyTimes(
  text: string,
  options: BusyOptions,
  timeoutMs = TIMEOUT_MS,
): Promise<Found> {
  const task: Task = { text, options };
  const worker = new Worker(new URL('read-worker.ts', import.meta.url), {
    workerData: task,
    resourceLimits: { maxOldGenerationSizeMb: MAX_MEMORY_MB, maxYoungGenerationSizeMb: 16 },
  });
  return new Promise((done) => {
    const end = (found: Found): void => {
      clearTimeout(timer);
      worker.terminate().catch(() => undefined);
      done(found);
    };
    const timer = setTimeout(() => end({ problem: 'TOO_COMPLEX' }), timeoutMs);
    worker
      .once('message', (found: Found) => end(found))
      .once('error', () => end({ problem: 'TOO_COMPLEX' }))
      .once('exit', () => end({ problem: 'TOO_COMPLEX' }));
  });
}

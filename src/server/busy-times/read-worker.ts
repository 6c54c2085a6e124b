/** Worker thread of `read-thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import { busyTimes, UnusableCalendar } from './busy-times.ts';
import type { Found, Task } from './read-thread.ts';

function find({ text, options }: Task): Found {
  try {
    return { intervals: busyTimes(text, options) };
  } catch (error) {
    if (error instanceof UnusableCalendar) return { problem: error.code };
    throw error;
  }
}

parentPort?.postMessage(find(workerData as Task));

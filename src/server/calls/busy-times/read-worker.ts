/** Worker thread of `read-thread.ts`. */
import { parentPort, workerData } from 'node:worker_threads';
import type { UnreadKind } from '#staff/contract/slots.ts';
import { busyTimes, UnusableCalendar } from './busy-times.ts';
import type { Found, Task } from './read-thread.ts';

function find({ text, options }: Task): Found {
  try {
    const counts = new Map<UnreadKind, number>();
    const intervals = busyTimes(text, options, (kind) =>
      counts.set(kind, (counts.get(kind) ?? 0) + 1),
    );
    return { intervals, unread: [...counts].map(([kind, count]) => ({ kind, count })) };
  } catch (error) {
    if (error instanceof UnusableCalendar) return { problem: error.code };
    throw error;
  }
}

parentPort?.postMessage(find(workerData as Task));

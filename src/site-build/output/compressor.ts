/**
 * Compresses files in threads of their own, while the build goes on. Not in Node's thread pool: what its compressors
 * take counts as memory of the thread that asks, which then collects all garbage of the build over and over (195 times
 * for 650 pages, 15 of 120 s).
 */
import { once } from 'node:events';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { CompressionJob } from './compress.worker.ts';

const CODE = new URL('./compress.worker.ts', import.meta.url);
const THREADS = Math.min(availableParallelism(), 4);

/**
 * Resolves when `work` has, and all that it added is compressed: `.br` and `.gz` beside each file.
 * @throws {Error} what `work` throws, or if a file could not be compressed
 */
export async function compressing(
  work: (add: (job: CompressionJob) => void) => Promise<void>,
): Promise<void> {
  const waiting: CompressionJob[] = [];
  const threads: Worker[] = [];
  const free: Worker[] = [];
  const runs: Promise<void>[] = [];

  const freeThread = (): Worker | undefined => {
    if (free.length > 0 || threads.length === THREADS) return free.pop();
    const thread = new Worker(CODE);
    threads.push(thread);
    return thread;
  };
  async function drain(thread: Worker): Promise<void> {
    for (let job = waiting.shift(); job; job = waiting.shift()) {
      thread.postMessage(job);
      await once(thread, 'message');
    }
    free.push(thread);
  }

  try {
    await work((job) => {
      waiting.push(job);
      const thread = freeThread();
      if (!thread) return;
      const run = drain(thread);
      // It is thrown below, when `work` has ended.
      run.catch(() => undefined);
      runs.push(run);
    });
    await Promise.all(runs);
  } finally {
    await Promise.all(threads.map((thread) => thread.terminate()));
  }
}

/** Vacuums a SQLite file in a worker thread, because rewriting a large file would block the server. */
import { Worker } from 'node:worker_threads';

/** `false` when another connection is in the way. */
export function vacuumFile(path: string): Promise<boolean> {
  return new Promise((done, fail) => {
    const worker = new Worker(new URL('vacuum-worker.ts', import.meta.url), {
      workerData: path,
    });
    // A worker that exits without a message has failed.
    worker
      .once('message', done)
      .once('error', fail)
      .once('exit', () => done(false));
  });
}

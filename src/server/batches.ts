/** Group commit for a store that answers later: while one batch is being written, the next one gathers. */

/** Most jobs in one batch: keeps the transaction short. */
const MOST = 256;

interface Job<J, R> {
  job: J;
  done: (result: R) => void;
  fail: (error: unknown) => void;
}

/**
 * Returns a function that hands a job to the next batch.
 * @param run writes a batch in one transaction; its results are in the order of the jobs
 * @param isShared whether an error hits every job alike; with any other one the jobs are tried one by one
 */
export function createBatches<J, R>(
  run: (jobs: J[]) => Promise<R[]>,
  isShared: (error: unknown) => boolean,
): (job: J) => Promise<R> {
  const queue: Job<J, R>[] = [];
  let isRunning = false;

  const write = async (jobs: Job<J, R>[]): Promise<void> => {
    try {
      const results = await run(jobs.map(({ job }) => job));
      jobs.forEach(({ done, fail }, at) => {
        const result = results[at];
        if (result === undefined) fail(new Error('A batch has fewer results than jobs'));
        else done(result);
      });
    } catch (error) {
      if (jobs.length === 1 || isShared(error)) for (const { fail } of jobs) fail(error);
      // One of them is at fault: the others must not suffer for it.
      else for (const job of jobs) await write([job]);
    }
  };
  const drain = async (): Promise<void> => {
    while (queue.length > 0) await write(queue.splice(0, MOST));
    isRunning = false;
  };
  return (job) =>
    new Promise((done, fail) => {
      queue.push({ job, done, fail });
      if (isRunning) return;
      isRunning = true;
      // All of this tick go together.
      setImmediate(drain);
    });
}

/**
 * Group commit: all writes that come together share one transaction and so one fsync; each caller hears back after it.
 * (Measured: one commit per request costs three to eight times as much. A longer window only delays. Waiting while each
 * turn of the event loop still brings more, because what came during the last fsync is read in pieces, doubles the
 * number of writes a commit shares and saves a sixth of the processor time.)
 */
import { systemClock, type Clock } from './clock.ts';

/** What the queue needs from a database connection. Errors are thrown. */
export interface Connection<S> {
  /** Opens a transaction for writing. */
  begin: () => S;
  commit: () => void;
  /** Never throws. */
  rollback: (error: unknown) => void;
}

export interface Verdicts {
  /** Somebody else is writing: worth waiting. */
  isBusy: (error: unknown) => boolean;
  /** The store as a whole is in trouble, not just one job. */
  isDown: (error: unknown) => boolean;
  /** What callers are told instead of such an error. */
  downFor: (error: unknown) => Error;
}

interface Job<S> {
  run: (session: S) => unknown;
  done: (value: unknown) => void;
  fail: (error: unknown) => void;
  since: number;
}

/** How long a job waits for a lock that somebody else holds. */
const PATIENCE_MS = 5000;
const PAUSE_MS = 15;
/** Most jobs that gather while more keep coming. */
const MOST = 256;

/** Returns a function that runs a synchronous job in the next shared transaction. */
export function createGroupCommit<S>(
  connection: Connection<S>,
  { isBusy, isDown, downFor }: Verdicts,
  { steady }: Pick<Clock, 'steady'> = systemClock,
): <T>(run: (session: S) => T) => Promise<T> {
  let queue: Job<S>[] = [];
  let scheduled = false;
  /** How many jobs had gathered one turn of the event loop ago. */
  let gathered = 0;

  /** One transaction; returns the results, or throws with nothing kept. */
  const transact = (jobs: readonly Job<S>[]): unknown[] => {
    let results: unknown[];
    const session = connection.begin();
    try {
      results = jobs.map((job) => job.run(session));
      connection.commit();
    } catch (error) {
      connection.rollback(error);
      throw error;
    }
    return results;
  };

  const settle = (jobs: readonly Job<S>[]): void => {
    try {
      const results = transact(jobs);
      jobs.forEach((job, index) => {
        job.done(results[index]);
      });
    } catch (error) {
      if (isBusy(error)) wait(jobs, error);
      else if (isDown(error)) for (const job of jobs) job.fail(downFor(error));
      else if (jobs.length === 1) jobs[0]?.fail(error);
      // One of them is at fault: the others must not suffer for it.
      else for (const job of jobs) settle([job]);
    }
  };

  const wait = (jobs: readonly Job<S>[], error: unknown): void => {
    const now = steady();
    const patient = jobs.filter(({ since }) => now - since < PATIENCE_MS);
    for (const job of jobs) if (!patient.includes(job)) job.fail(downFor(error));
    queue = [...patient, ...queue];
    if (queue.length === 0) return;
    scheduled = true;
    setTimeout(flush, PAUSE_MS);
  };

  const flush = (): void => {
    if (queue.length > gathered && queue.length < MOST) {
      gathered = queue.length;
      setImmediate(flush);
      return;
    }
    gathered = 0;
    scheduled = false;
    const jobs = queue;
    queue = [];
    settle(jobs);
  };

  return <T>(run: (session: S) => T): Promise<T> =>
    new Promise<T>((done, fail) => {
      queue.push({ run, done: done as (value: unknown) => void, fail, since: steady() });
      if (scheduled) return;
      scheduled = true;
      setImmediate(flush);
    });
}

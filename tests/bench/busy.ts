/**
 * Keeps two cores busy, like a step of the test run. `node busy.ts 1` does one portion of work per core and exits;
 * `node busy.ts` runs until its standard input closes, which happens when the parent exits.
 */
import { isMainThread, Worker, workerData } from 'node:worker_threads';

/** As many threads as test workers (vitest.config.ts, playwright.config.ts). */
const THREADS = 2;
/** Iterations of the loop below: about 0.3 s on a core of 2026. */
const STEPS_PER_PORTION = 150_000_000;

/** xorshift, which compilers cannot optimize away. */
function work(): number {
  let state = 1;
  for (let step = 0; step < STEPS_PER_PORTION; step += 1) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
  }
  return state;
}

if (isMainThread) {
  const portions = Number(process.argv[2] ?? Number.POSITIVE_INFINITY);
  if (portions === Number.POSITIVE_INFINITY) {
    process.stdin.resume().once('close', () => process.exit(0));
  }
  for (let thread = 0; thread < THREADS; thread += 1) {
    new Worker(new URL(import.meta.url), { workerData: portions });
  }
} else {
  for (let done = 0; done < Number(workerData); done += 1) work();
}

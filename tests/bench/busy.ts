/** One portion of work for each of two cores, like a step of the test run: `slowdown.ts` takes its time. */
import { isMainThread, Worker } from 'node:worker_threads';

/** As many threads as test workers (vitest.config.ts, playwright.config.ts). */
const THREADS = 2;
/** Iterations of the loop below: about 0.3 s on a core of 2026. */
const STEPS = 150_000_000;

/** xorshift, which compilers cannot optimize away. */
function work(): number {
  let state = 1;
  for (let step = 0; step < STEPS; step += 1) {
    state ^= state << 13;
    state ^= state >> 17;
    state ^= state << 5;
  }
  return state;
}

if (isMainThread)
  for (let thread = 0; thread < THREADS; thread += 1) new Worker(new URL(import.meta.url));
else work();

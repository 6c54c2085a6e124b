/**
 * Measures how slow this machine currently is. Timeouts in tests only detect hangs, so they are multiplied by the
 * slowdown: a busy machine just takes longer. `npm test` measures before each stage; vitest and Playwright, run alone,
 * measure once and pass the result to their workers in `TEST_SLOWDOWN`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const JOB = join(import.meta.dirname, 'job.ts');
/** Milliseconds for one portion of `job.ts` on two idle cores of 2026, including process start. */
const NOMINAL_MS = 400;

/**
 * The slowdown for a job that took `tookMs`: 1 on an idle or faster machine, 8 where everything takes eight times as
 * long.
 */
export function slowdownOf(tookMs: number): number {
  return Math.max(1, tookMs / NOMINAL_MS);
}

/** Runs one portion of work in a separate process; takes 0.4 s times the slowdown. Throws if the process fails. */
export async function measureSlowdown(): Promise<number> {
  const started = performance.now();
  // A separate session, like the steps of the run: Linux schedules by session.
  const job = spawn(process.execPath, [JOB, '1'], { detached: true, stdio: 'inherit' });
  const [code] = (await once(job, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${JOB} ended with ${code}`);
  return slowdownOf(performance.now() - started);
}

/** For the vitest and Playwright configurations: measures unless already set, and sets it for the workers. */
export async function setSlowdown(): Promise<void> {
  process.env['TEST_SLOWDOWN'] ??= String(await measureSlowdown());
}

/** Scales a timeout for an idle machine by the slowdown. */
export function scaled(ms: number): number {
  return Math.round(ms * Number(process.env['TEST_SLOWDOWN'] ?? 1));
}

/** Measures how slow this machine is at the moment, for the bars of benchmarks that are times. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

const JOB = join(import.meta.dirname, 'busy.ts');
/** Milliseconds for `busy.ts` on two idle cores of 2026, including process start. */
const NOMINAL_MS = 400;

/**
 * 1 on an idle or faster machine, 8 where everything takes eight times as long. Takes 0.4 s times that.
 * @throws {Error} if the process that measures fails
 */
export async function measureSlowdown(): Promise<number> {
  const started = performance.now();
  // A separate session: Linux shares processors between sessions.
  const job = spawn(process.execPath, [JOB], { detached: true, stdio: 'inherit' });
  const [code] = (await once(job, 'close')) as [number | null];
  if (code !== 0) throw new Error(`${JOB} ended with ${code}`);
  return Math.max(1, (performance.now() - started) / NOMINAL_MS);
}

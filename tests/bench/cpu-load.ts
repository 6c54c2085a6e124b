/**
 * Runs a command on a busy machine: `node tests/bench/cpu-load.ts 14 npm test` keeps 14 threads busy until the command
 * ends, and exits with its exit code. The threads run in pairs in separate sessions, like builds of other users.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/** Starts busy threads, rounded up to an even number; returns a function that stops them. */
export function burn(threads: number): () => Promise<void> {
  const jobs = Array.from({ length: Math.ceil(threads / 2) }, (): ChildProcess =>
    spawn(process.execPath, [join(import.meta.dirname, './busy.ts')], {
      detached: true,
      stdio: ['pipe', 'ignore', 'inherit'],
    }),
  );
  return async () => {
    const ended = jobs.map((job) => once(job, 'exit'));
    for (const job of jobs) job.kill('SIGKILL');
    await Promise.all(ended);
  };
}

if (import.meta.main) {
  const [threads, program, ...args] = process.argv.slice(2);
  if (!(Number(threads) > 0) || program === undefined) {
    console.error('Say how many threads to keep busy, and during what: cpu-load.ts 14 npm test');
    process.exit(2);
  }
  const stop = burn(Number(threads));
  const child = spawn(program, args, { stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  const [code] = (await once(child, 'exit')) as [number | null];
  await stop();
  process.exitCode = code ?? 1;
}

import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { type Options, run } from './process.ts';
import { scaled } from './slowdown.ts';

const node = (script: string): [string, string, string] => [process.execPath, '-e', script];
/** Long enough for a process to start and print, short enough to wait for. */
const SILENCE_MS = scaled(1000);
const options = (changes: Partial<Options> & Partial<Options['limits']> = {}): Options => ({
  limits: { silenceMs: SILENCE_MS, totalMs: 100 * SILENCE_MS, ...changes },
  live: false,
  slowdown: 1,
  measure: async () => 1,
  ...changes,
});
/** Whether a process is running. */
function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

it('kills a silent command with its child processes, and reports the reason', async () => {
  const { succeeded, output } = await run(
    node(`
      const { spawn } = require('node:child_process');
      const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
      console.log('child', child.pid);
      setInterval(() => {}, 1000);
    `),
    options(),
  );
  expect(succeeded).toBe(false);
  expect(output).toContain(`Ended: no output for ${(SILENCE_MS / 1000).toFixed(1)} s.`);
  const pid = Number(/child (\d+)/.exec(output)?.[1]);
  expect(pid).toBeGreaterThan(0);
  while (isAlive(pid)) await wait(20);
});

it('does not kill a command that keeps printing', async () => {
  const script = `
    const from = performance.now();
    const timer = setInterval(() => {
      console.log('still here');
      if (performance.now() - from > ${1.5 * SILENCE_MS}) clearInterval(timer);
    }, ${SILENCE_MS / 20});
  `;
  const { succeeded, output, took } = await run(node(script), options());
  expect(output).not.toContain('Ended');
  expect(succeeded).toBe(true);
  expect(took).toBeGreaterThan(1.5 * SILENCE_MS);
});

it('kills a command that exceeds the total time limit', async () => {
  const { succeeded, output } = await run(
    node(`setInterval(() => console.log('still here'), 10)`),
    options({ totalMs: SILENCE_MS }),
  );
  expect(succeeded).toBe(false);
  expect(output).toContain(`Ended: still running after ${(SILENCE_MS / 1000).toFixed(1)} s.`);
});

const quiet = node(`setTimeout(() => console.log(process.env.TEST_SLOWDOWN), ${SILENCE_MS})`);
const SHORT = { silenceMs: SILENCE_MS / 4 };

it('multiplies its limits by the slowdown, and passes it to the command', async () => {
  const { output } = await run(quiet, options({ ...SHORT, slowdown: 100 }));
  expect(output).toBe('100\n');
});

it('measures the slowdown again before it kills a command', async () => {
  const { succeeded } = await run(quiet, options({ ...SHORT, measure: async () => 100 }));
  expect(succeeded).toBe(true);
  const { output } = await run(quiet, options(SHORT));
  expect(output).toContain('Ended: no output');
});

it('reports a command that cannot start, and one that fails', async () => {
  const missing = await run(['no-such-program'], options());
  expect(missing).toMatchObject({ succeeded: false, output: expect.stringContaining('ENOENT') });
  const failed = await run(node('process.exitCode = 3'), options());
  expect(failed).toMatchObject({ succeeded: false, output: '' });
});

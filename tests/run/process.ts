/** Runs a command, captures its output, and leaves no child process behind. */
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { measureSlowdown } from './slowdown.ts';

export interface Outcome {
  succeeded: boolean;
  /** Standard output and standard error, interleaved. */
  output: string;
  /** Milliseconds. */
  took: number;
}

/** Limits after which a command counts as hanging, milliseconds on an idle machine. */
export interface Limits {
  /** Maximum time without output. */
  silenceMs: number;
  /** Maximum total time. */
  totalMs: number;
}

export interface Options {
  limits: Limits;
  /** Whether to print output while the command runs. */
  live: boolean;
  /** Slowdown measured before the start (slowdown.ts); passed to the command in `TEST_SLOWDOWN`. */
  slowdown: number;
  /** Measures the slowdown again before a command is killed. */
  measure?: () => Promise<number>;
}

const BIN = resolve(import.meta.dirname, '../../node_modules/.bin');

/** The project's tools and Node take precedence over the system's. */
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [BIN, process.env.PATH].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
};

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`;

/**
 * Resolves with a reason when a command hangs. At a limit it measures the slowdown again: output may have arrived, or
 * the machine may be busier now. Rejects when `signal` is aborted.
 */
async function hanging(
  started: number,
  lastOutput: () => number,
  { limits, slowdown, measure = measureSlowdown }: Options,
  signal: AbortSignal,
): Promise<string> {
  for (let factor = slowdown; ;) {
    const silence = limits.silenceMs * factor;
    const total = limits.totalMs * factor;
    const left = (): number =>
      Math.min(lastOutput() + silence, started + total) - performance.now();
    if (left() > 0) await wait(left(), undefined, { signal });
    factor = Math.max(factor, await measure());
    if (limits.silenceMs * factor > silence || left() > 0) continue;
    return started + total > lastOutput() + silence
      ? `no output for ${seconds(silence)}`
      : `still running after ${seconds(total)}`;
  }
}

/**
 * Runs a command. At a limit (times the slowdown), the command and its child processes are killed, and the outcome is
 * a failure with the reason in the output. Never throws.
 */
export async function run(
  [program, ...args]: readonly [string, ...string[]],
  options: Options,
): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(program, args, {
    env: { ...environment, TEST_SLOWDOWN: String(options.slowdown) },
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  let last = started;
  const take = (text: string): void => {
    output += text;
    last = performance.now();
    if (options.live) process.stdout.write(text);
  };
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', take);
  // Kill the process group: test runners start servers and browsers.
  const end = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const over = new AbortController();
  const watched = hanging(started, () => last, options, over.signal)
    .catch(String)
    .then((reason) => {
      if (over.signal.aborted) return;
      take(`\nEnded: ${reason}.\n`);
      end();
    });
  const stop = (): void => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const succeeded = await new Promise<boolean>((done) => {
    child.once('error', (error) => {
      take(`${program}: ${error.message}\n`);
      done(false);
    });
    child.once('close', (code) => done(code === 0));
  });
  const took = performance.now() - started;
  over.abort();
  await watched;
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return { succeeded, output, took };
}

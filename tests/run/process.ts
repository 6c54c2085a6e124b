/** Runs one command, keeps what it prints, and leaves no process behind. */
import { spawn } from 'node:child_process';
import { delimiter, resolve } from 'node:path';

export interface Outcome {
  succeeded: boolean;
  /** Standard output and standard error, in the order of their arrival. */
  output: string;
  /** Milliseconds. */
  took: number;
}

const BIN = resolve(import.meta.dirname, '../../node_modules/.bin');

/** The package's own tools, and its own Node with them, come before what the system has. */
const environment: NodeJS.ProcessEnv = {
  ...process.env,
  PATH: [BIN, process.env.PATH].join(delimiter),
  ASTRO_TELEMETRY_DISABLED: '1',
};

/**
 * Runs `command`; `live` also passes its output on while it runs. After `timeout` ms the command and
 * everything it started are killed and the outcome is a failure. Never throws.
 */
export async function run(
  [program, ...args]: readonly [string, ...string[]],
  { timeout, live }: { timeout: number; live: boolean },
): Promise<Outcome> {
  const started = performance.now();
  const child = spawn(program, args, {
    env: environment,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      output += text;
      if (live) process.stdout.write(text);
    });
  }
  // The group, not the child: test runners start servers and browsers of their own.
  const end = (): void => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, 'SIGKILL');
  };
  const timer = setTimeout(() => {
    output += `\nEnded after ${timeout / 1000} s.\n`;
    end();
  }, timeout);
  const stop = (): void => {
    end();
    process.exit(130);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  const succeeded = await new Promise<boolean>((done) => {
    child.once('error', (error) => {
      output += `${program}: ${error.message}\n`;
      done(false);
    });
    child.once('close', (code) => done(code === 0));
  });
  clearTimeout(timer);
  process.off('SIGINT', stop).off('SIGTERM', stop);
  return { succeeded, output, took: performance.now() - started };
}

/** Servers under load, as processes of their own. What they print goes to a file: a pipe that nobody empties would slow them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Target } from './load.ts';

const ECHO = resolve(import.meta.dirname, 'echo.ts');
const ENTRY = resolve(import.meta.dirname, '../server/entry.ts');
const SITE = resolve(import.meta.dirname, '../server/site');

/** On the disk that the project is on: a temporary folder may be in memory, where a commit costs nothing. */
const DISK = resolve(import.meta.dirname, '../../node_modules/.cache');

export interface Bench extends Target {
  stop: () => Promise<void>;
  /** Ends it in the middle of whatever it does. */
  kill: () => Promise<void>;
}

/** A folder on a real disk, and how to be rid of it. */
export function benchFolder(): { folder: string; drop: () => void } {
  const folder = mkdtempSync(`${DISK}-bench-`);
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}

async function launch(
  folder: string,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
): Promise<Bench> {
  const file = join(folder, `${name}.log`);
  const output = openSync(file, 'w');
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', output, output],
    env: { PATH: process.env['PATH'], PORT: '0', SELF_TEST: 'off', ...env },
  });
  for (;;) {
    await new Promise((done) => setTimeout(done, 50));
    const text = readFileSync(file, 'utf8');
    const origin = /^serving (\S+)$/m.exec(text)?.[1];
    if (child.exitCode !== null) throw new Error(`${name} did not start: ${text}`);
    if (origin === undefined) continue;
    const end = async (signal: NodeJS.Signals): Promise<void> => {
      const ended = once(child, 'exit');
      if (child.exitCode === null && child.signalCode === null && child.kill(signal)) await ended;
    };
    return {
      origin,
      pid: child.pid ?? 0,
      stop: () => end('SIGTERM'),
      kill: () => end('SIGKILL'),
    };
  }
}

/** The floor; `plain` is Node's HTTP server alone. */
export const startEcho = (folder: string, plain = false): Promise<Bench> =>
  launch(folder, plain ? 'plain' : 'echo', plain ? [ECHO, 'plain'] : [ECHO], {});

/** The real server, with its leads in `folder` unless `env` says otherwise. */
export const startApi = (
  folder: string,
  env: Readonly<Record<string, string>> = {},
  name = 'leads',
): Promise<Bench> =>
  launch(folder, name, [ENTRY, SITE], {
    DATABASE_URL: `file:${join(folder, 'leads.db')}`,
    RATE_LIMIT: 'off',
    TRUST_PROXY: '1',
    ...env,
  });

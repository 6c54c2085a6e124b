/** Starts servers as separate processes. Their output goes to a file, because a full pipe would block them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Target } from './load.ts';

const ECHO = resolve(import.meta.dirname, 'echo.ts');
const ROOT = resolve(import.meta.dirname, '../..');
const siteOf = (tree: string): string => join(tree, 'tests/server/site');
/** A small built site, uncompressed. */
export const SITE = siteOf(ROOT);

/** On the project's disk: a temporary folder may be in memory, where commits are free. */
const DISK = resolve(import.meta.dirname, '../../node_modules/.cache');

export interface Bench extends Target {
  stop: () => Promise<void>;
  /** Kills it. */
  kill: () => Promise<void>;
}

/** A folder on a real disk, with its cleanup. */
export function benchFolder(): { folder: string; drop: () => void } {
  const folder = mkdtempSync(`${DISK}-bench-`);
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}

async function launch(
  folder: string,
  name: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  mostFiles?: number,
): Promise<Bench> {
  const file = join(folder, `${name}.log`);
  const output = openSync(file, 'w');
  // `exec` keeps the process id.
  const limit = mostFiles === undefined ? [] : ['prlimit', `--nofile=${mostFiles}`];
  const [program = '', ...rest] = [...limit, process.execPath, ...args];
  const child = spawn(program, rest, {
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

/** Starts the baseline server; `plain` uses only Node's HTTP server. */
export const startEcho = (folder: string, plain = false): Promise<Bench> =>
  launch(folder, plain ? 'plain' : 'echo', plain ? [ECHO, 'plain'] : [ECHO], {});

/**
 * Starts the real server with its store in `folder`, unless `env` overrides it.
 * @param tree checkout whose server to start, such as that of an older version
 * @param mostFiles maximum number of open files and connections
 */
export const startApi = (
  folder: string,
  env: Readonly<Record<string, string>> = {},
  name = 'leads',
  {
    tree = ROOT,
    site = siteOf(tree),
    mostFiles,
  }: { tree?: string; site?: string; mostFiles?: number } = {},
): Promise<Bench> =>
  launch(
    folder,
    name,
    [join(tree, 'tests/server/entry.ts'), site],
    {
      DATABASE_URL: `file:${join(folder, 'leads.db')}`,
      RATE_LIMIT: 'off',
      TRUST_PROXY: '1',
      ...env,
    },
    mostFiles,
  );

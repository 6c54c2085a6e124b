/** Starts servers as separate processes. Their output goes to a file, because a full pipe would block them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';

const ROOT = resolve(import.meta.dirname, '../..');
/** On the project's disk: a temporary folder may be in memory, where commits are free. */
const DISK = resolve(import.meta.dirname, '../../node_modules/.cache');

export interface Bench {
  origin: string;
  pid: number;
  stop: () => Promise<void>;
  kill: () => Promise<void>;
}

/** On a real disk, with its cleanup. */
export function benchFolder(): { folder: string; drop: () => void } {
  const folder = mkdtempSync(`${DISK}-bench-`);
  return { folder, drop: () => rmSync(folder, { recursive: true, force: true }) };
}

/**
 * Starts the real server with its store in `folder`, unless `env` overrides it.
 * @param tree checkout whose server to start, such as that of an older version
 */
export async function startApi(
  folder: string,
  env: Readonly<Record<string, string>> = {},
  name = 'leads',
  site?: string,
  tree = ROOT,
): Promise<Bench> {
  const file = join(folder, `${name}.log`);
  const output = openSync(file, 'w');
  const child = spawn(
    process.execPath,
    [join(tree, 'tests/server/entry.ts'), site ?? join(tree, 'tests/server/site')],
    {
      stdio: ['ignore', output, output],
      env: {
        PATH: process.env['PATH'],
        PORT: '0',
        SELF_TEST: 'off',
        DATABASE_URL: `file:${join(folder, 'leads.db')}`,
        RATE_LIMIT: 'off',
        TRUST_PROXY: '1',
        ...env,
      },
    },
  );
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

/** Programs that an engine consists of, in a folder of their own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ZONE } from './engine.ts';

/** An empty folder for a browser: its home, its profile. */
export const makeHome = (): string => mkdtempSync(join(tmpdir(), 'engine-'));

export const removeHome = (home: string): void =>
  rmSync(home, { recursive: true, force: true, maxRetries: 5 });

/** Starts a program whose output is read. */
export function start(
  [program = '', ...args]: readonly string[],
  home: string,
  more: Readonly<Record<string, string>> = {},
): ChildProcess {
  const { PATH = '' } = process.env;
  return spawn(program, args, {
    env: { PATH, HOME: home, XDG_CONFIG_HOME: join(home, '.config'), TZ: ZONE, ...more },
    stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
  });
}

/** Waits until a program has written what matches; returns the match. */
export function written(child: ChildProcess, stream: 1 | 2 | 3, pattern: RegExp): Promise<string> {
  return new Promise((done, fail) => {
    let text = '';
    child.stdio[stream]?.on('data', (part: Buffer) => {
      text += part.toString();
      const found = pattern.exec(text);
      if (found) done(found[1] ?? '');
    });
    child.once('error', fail);
    child.once('exit', (code) => fail(new Error(`${child.spawnfile} ended with ${code}: ${text}`)));
  });
}

/** Ends a program. */
export async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const ended = new Promise((done) => child.once('exit', done));
  child.kill();
  await ended;
}

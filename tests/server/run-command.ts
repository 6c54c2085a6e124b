/** Runs an operator command as a separate process. */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { expect } from 'vitest';

const COMMANDS = resolve(import.meta.dirname, '../../src/server/commands');
const execute = promisify(execFile);

/** Compiled modules of earlier processes (`vitest.config.ts`): half of what a start costs. */
export const COMPILED: Readonly<Record<string, string>> =
  process.env['NODE_COMPILE_CACHE'] === undefined
    ? {}
    : { NODE_COMPILE_CACHE: process.env['NODE_COMPILE_CACHE'] };

export interface Result {
  code: number;
  stdout: string;
  stderr: string;
}

/** What a command is expected to say when it fails: these words, or text that matches, on standard error. */
export const failure = (words: string | RegExp): object => ({
  code: 1,
  stderr: typeof words === 'string' ? expect.stringContaining(words) : expect.stringMatching(words),
});

/** @param input text for standard input */
export async function run(
  data: string,
  name: string,
  args: string[] = [],
  env = {},
  input = '',
): Promise<Result> {
  const settings = {
    PATH: process.env['PATH'],
    ...COMPILED,
    DATABASE_URL: `file:${join(data, 'leads.db')}`,
  };
  try {
    const running = execute(process.execPath, [join(COMMANDS, `${name}.ts`), ...args], {
      cwd: data,
      env: { ...settings, ...env },
    });
    running.child.stdin?.end(input);
    return { code: 0, ...(await running) };
  } catch (error) {
    const { code, stdout, stderr } = error as Result;
    return { code, stdout, stderr };
  }
}

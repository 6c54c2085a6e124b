/** Runs an operator command: in the process of the test, or in one of its own (1 s of processor time each). */
import { execFile } from 'node:child_process';
import { join, resolve } from 'node:path';
import { Readable, Writable } from 'node:stream';
import { promisify } from 'node:util';
import { expect } from 'vitest';
import type { Command } from '#server/run/command.ts';

const FOLDER = resolve(import.meta.dirname, '../../src/server/commands');
const execute = promisify(execFile);

const COMMANDS = {
  backup: () => import('#server/commands/backup.ts'),
  discard: () => import('#server/commands/discard.ts'),
  doctor: () => import('#server/commands/doctor.ts'),
  export: () => import('#server/commands/export.ts'),
  'move-store': () => import('#server/commands/move-store.ts'),
  person: () => import('#server/commands/person.ts'),
  purge: () => import('#server/commands/purge.ts'),
  resend: () => import('#server/commands/resend.ts'),
  staff: () => import('#server/commands/staff.ts'),
} satisfies Record<string, () => Promise<{ run: Command }>>;

export type CommandName = keyof typeof COMMANDS;

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

type Settings = Readonly<Record<string, string>>;

/** In a process of its own, whose working directory is `data`. @param input text for standard input */
export async function runProcess(
  data: string,
  name: CommandName,
  args: string[] = [],
  env: Settings = {},
  input = '',
): Promise<Result> {
  const settings = {
    PATH: process.env['PATH'],
    ...COMPILED,
    DATABASE_URL: `file:${join(data, 'leads.db')}`,
  };
  try {
    const running = execute(process.execPath, [join(FOLDER, `${name}.ts`), ...args], {
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

/** Only the start of a process reads settings of Node and of the loader of programs. */
const needsProcess = (env: Settings): boolean =>
  Object.keys(env).some((name) => /^(?:LD|NODE)_/.test(name));

const ROOT = process.cwd();
const { PATH = '' } = process.env;

function collected(): { stream: Writable; text: () => string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      chunks.push(chunk);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

/** In this process if the settings allow it, from the folder `data`. @param input text for standard input */
export async function run(
  data: string,
  name: CommandName,
  args: string[] = [],
  env: Settings = {},
  input = '',
): Promise<Result> {
  if (needsProcess(env)) return runProcess(data, name, args, env, input);
  const [out, err] = [collected(), collected()];
  const { run: command } = await COMMANDS[name]();
  process.chdir(data);
  process.env['PATH'] = env['PATH'] ?? PATH;
  try {
    const code = await command({
      args,
      env: { DATABASE_URL: `file:${join(data, 'leads.db')}`, ...env },
      stdin: Readable.from(input === '' ? [] : [input]),
      stdout: out.stream,
      stderr: err.stream,
    });
    return { code, stdout: out.text(), stderr: err.text() };
  } finally {
    process.env['PATH'] = PATH;
    process.chdir(ROOT);
  }
}

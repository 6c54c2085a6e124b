/** What the operator commands share: each is a function of what it reads and writes, so that tests run it in process. */
import { existsSync } from 'node:fs';
import type { Readable, Writable } from 'node:stream';
import { systemClock } from '../base/clock.ts';
import { getConfig, ownEnvironment, type Config } from '../base/config.ts';
import { erasuresFile, syncErasures } from '../leads/erasure/erasure-receipts.ts';
import { createLog } from '../base/log.ts';
import { openStore } from './open.ts';
import { storeName } from '../base/location.ts';
import { codeOf } from '../base/post-json.ts';
import type { Environment } from '../base/setting.ts';
import type { Store } from './store.ts';

/** Arguments, environment and standard streams of a command. */
export interface Terminal {
  args: readonly string[];
  env: Environment;
  stdin: Readable & { isTTY?: boolean };
  stdout: Writable;
  stderr: Writable & { isTTY?: boolean };
}

/** Resolves to the exit code. */
export type Command = (terminal: Terminal) => Promise<number>;

export interface BareContext extends Terminal {
  config: Config;
  /** Prints a line on standard output. */
  print: (line: string) => void;
  /** Prints a line on standard error. */
  say: (line: string) => void;
}

export interface CommandContext extends BareContext {
  store: Store;
}

/** The messages of an error and its causes, for the operator. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.message || codeOf(error);
  return error.cause instanceof Error ? `${own}: ${describeError(error.cause)}` : own;
}

const linesOn =
  (stream: Writable) =>
  (line: string): void => {
    stream.write(`${line}\n`);
  };

/** Exit code 1 and the reason on standard error if `run` throws. */
export const bareCommand =
  (run: (context: BareContext) => Promise<void>): Command =>
  async (terminal) => {
    const [print, say] = [linesOn(terminal.stdout), linesOn(terminal.stderr)];
    try {
      await run({ ...terminal, config: getConfig(terminal.env), print, say });
      return 0;
    } catch (error) {
      say(describeError(error));
      return 1;
    }
  };

export async function withStore<T>(
  { config: { database }, stderr }: Pick<BareContext, 'config' | 'stderr'>,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  // Otherwise an empty store would be created, and exported or backed up without an error.
  if (database.kind === 'file' && !existsSync(database.path))
    throw new Error(
      `There is no store at ${storeName(database)}. Set DATABASE_URL to the server's value.`,
    );
  const log = createLog('error', (lines) => stderr.write(lines));
  const store = await openStore(database, log, systemClock, false);
  try {
    // Repeat erasures first: the store may be a restored backup.
    await syncErasures(store, erasuresFile(database), log);
    return await work(store);
  } finally {
    await store.close();
  }
}

/** As {@link bareCommand}, with the store, which must be there. */
export const command = (run: (context: CommandContext) => Promise<void>): Command =>
  bareCommand((context) => withStore(context, (store) => run({ ...context, store })));

/** Runs a command as this process. */
export async function start(run: Command): Promise<void> {
  const { stdin, stdout, stderr } = process;
  const args = process.argv.slice(2);
  process.exitCode = await run({ args, env: ownEnvironment(), stdin, stdout, stderr });
}

import { existsSync } from 'node:fs';
import { systemClock } from '../clock.ts';
import { readConfig, type Config } from '../config.ts';
import { erasuresFile, syncErasures } from '../person/erasure-receipts.ts';
import { createLog } from '../log.ts';
import { openStore } from '../store/open.ts';
import { placeName } from '../store/location.ts';
import { codeOf } from '../delivery/post-json.ts';
import type { Store } from '../store/port.ts';

export interface BareContext {
  config: Config;
  args: readonly string[];
  /** Prints a line on standard error. */
  say: (line: string) => void;
}

export interface CommandContext extends BareContext {
  store: Store;
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** The messages of an error and its causes, for the operator. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.message || codeOf(error);
  return error.cause instanceof Error ? `${own}: ${describeError(error.cause)}` : own;
}

export async function runCommand(run: (context: BareContext) => Promise<void>): Promise<void> {
  try {
    await run({ config: readConfig(), args: process.argv.slice(2), say });
  } catch (error) {
    say(describeError(error));
    process.exitCode = 1;
  }
}

export async function withStore<T>(
  { database }: Config,
  work: (store: Store) => Promise<T>,
): Promise<T> {
  // Otherwise an empty store would be created, and exported or backed up without an error.
  if (database.kind === 'file' && !existsSync(database.path))
    throw new Error(
      `There is no store at ${placeName(database)}. Set DATABASE_URL to the server's value.`,
    );
  const log = createLog('error', (lines) => process.stderr.write(lines));
  const store = await openStore(database, log, systemClock, false);
  try {
    // Repeat erasures first: the store may be a restored backup.
    await syncErasures(store, erasuresFile(database), log);
    return await work(store);
  } finally {
    await store.close();
  }
}

export const command = (run: (context: CommandContext) => Promise<void>): Promise<void> =>
  runCommand((context) => withStore(context.config, (store) => run({ ...context, store })));

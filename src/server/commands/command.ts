/** Shared by all commands: opens the store, prints readable errors, sets the exit code. */
import { existsSync } from 'node:fs';
import { systemClock } from '../clock.ts';
import { readConfig, type Config } from '../config.ts';
import { erasuresFile, syncErasures } from '../person/erasure-receipts.ts';
import { createLog } from '../log.ts';
import { openStore } from '../store/open.ts';
import { placeName } from '../store/location.ts';
import { codeOf } from '../delivery/post-json.ts';
import type { Store } from '../store/port.ts';

export interface CommandContext {
  config: Config;
  store: Store;
  /** Command-line arguments. */
  args: readonly string[];
  /** Prints a line for the operator on standard error. */
  say: (line: string) => void;
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** The messages of an error and its causes, for the operator. */
function describeError(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.message || codeOf(error);
  return error.cause instanceof Error ? `${own}: ${describeError(error.cause)}` : own;
}

/** Runs a command against the store in `DATABASE_URL`. An error is printed and sets exit code 1. */
export async function command(run: (context: CommandContext) => Promise<void>): Promise<void> {
  let store: Store | undefined;
  try {
    const config = readConfig();
    const { database } = config;
    // Otherwise a new, empty store would be created, and exported or backed up without an error.
    if (database.kind === 'file' && !existsSync(database.path))
      throw new Error(
        `There is no store at ${placeName(database)}. Set DATABASE_URL to the server's value.`,
      );
    const log = createLog('error', (lines) => process.stderr.write(lines));
    store = await openStore(database, log, systemClock, false);
    // Repeat erasures first: the store may be a restored backup.
    await syncErasures(store, erasuresFile(database), log);
    await run({ config, store, args: process.argv.slice(2), say });
  } catch (error) {
    say(describeError(error));
    process.exitCode = 1;
  } finally {
    await store?.close();
  }
}

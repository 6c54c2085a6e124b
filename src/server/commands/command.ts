/** What the commands share: the store of this installation, plain words when something is wrong, and an exit code. */
import { readConfig, type Config } from '../config.ts';
import { createLog } from '../log.ts';
import { openStore } from '../open-store.ts';
import type { Store } from '../store.ts';

export interface Desk {
  config: Config;
  store: Store;
  /** Words behind the command. */
  words: readonly string[];
  /** Prints a line for the person at the terminal, beside what the command puts out. */
  say: (line: string) => void;
}

const say = (line: string): void => {
  process.stderr.write(`${line}\n`);
};

/** Runs a command against the store that `DATABASE_URL` names; a mistake ends the process with 1. */
export async function command(run: (desk: Desk) => Promise<void>): Promise<void> {
  let store: Store | undefined;
  try {
    const config = readConfig();
    store = await openStore(
      config.database,
      createLog('error', (lines) => process.stderr.write(lines)),
    );
    await run({ config, store, words: process.argv.slice(2), say });
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  } finally {
    await store?.close();
  }
}

/** What the commands share: the store of this installation, plain words when something is wrong, and an exit code. */
import { existsSync } from 'node:fs';
import { systemClock } from '../clock.ts';
import { readConfig, type Config } from '../config.ts';
import { createLog } from '../log.ts';
import { openStore, placeName } from '../open-store.ts';
import { codeOf } from '../outgoing.ts';
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

/** What is wrong, and what is behind it: in plain words, for the person at the terminal. */
function wordsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const own = error.message || codeOf(error);
  return error.cause instanceof Error ? `${own}: ${wordsOf(error.cause)}` : own;
}

/** Runs a command against the store that `DATABASE_URL` names; a mistake ends the process with 1. */
export async function command(run: (desk: Desk) => Promise<void>): Promise<void> {
  let store: Store | undefined;
  try {
    const config = readConfig();
    const { database } = config;
    // A new, empty store would be exported and backed up without a word.
    if (database.kind === 'file' && !existsSync(database.path))
      throw new Error(
        `There are no leads at ${placeName(database)}. Set DATABASE_URL as the server has it.`,
      );
    store = await openStore(
      database,
      createLog('error', (lines) => process.stderr.write(lines)),
      systemClock,
      false,
    );
    await run({ config, store, words: process.argv.slice(2), say });
  } catch (error) {
    say(wordsOf(error));
    process.exitCode = 1;
  } finally {
    await store?.close();
  }
}

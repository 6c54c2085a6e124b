/** Cleanup after tests, temporary folders, and waiting for conditions. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach } from 'vitest';
import { scaled } from '../run/limits.ts';

const undo: (() => unknown)[] = [];
/** More than one in files whose tests mostly wait, which run together (`it.concurrent`). */
let running = 0;

/** Once for each file (`setup.ts`). */
export function cleanUpAfterTests(): void {
  beforeEach(() => {
    running += 1;
  });
  afterEach(async () => {
    running -= 1;
    if (running === 0) for (const step of undo.splice(0).reverse()) await step();
  });
}

/** Registers cleanup to run after the test, or after those that run with it. */
export function afterwards(step: () => unknown): void {
  undo.push(step);
}

export const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'hearthline-'));
export const dropFolder = (folder: string): void =>
  rmSync(folder, { recursive: true, force: true });

/** Deleted after the test. */
export function emptyFolder(): string {
  const folder = makeFolder();
  afterwards(() => dropFolder(folder));
  return folder;
}

/** Throws after `idleMs` milliseconds, scaled up on a busy machine. */
export async function until(
  holds: () => boolean | Promise<boolean>,
  idleMs = 15_000,
): Promise<void> {
  const ms = scaled(idleMs);
  const end = performance.now() + ms;
  while (!(await holds())) {
    if (performance.now() > end)
      throw new Error(`Condition not met after ${ms} ms: ${holds.toString()}`);
    await new Promise((done) => setTimeout(done, 20));
  }
}

/** Searches copies in a worker thread, because reading them would block the server. */
import { Worker } from 'node:worker_threads';
import type { Copy } from './copies.ts';
import type { CopyMatch } from './copy-search.ts';

/** `key`: the person's `addressKey`, if the address counts. `known`: ids of their leads in the store. */
export async function searchCopies(
  copies: readonly Copy[],
  key: string | undefined,
  known: readonly string[],
): Promise<CopyMatch[]> {
  if (copies.length === 0) return [];
  return new Promise((done, fail) => {
    new Worker(new URL('copy-search-worker.ts', import.meta.url), {
      workerData: { copies, key, known },
    })
      .once('message', done)
      .once('error', fail)
      .once('exit', () => fail(new Error('The search of the backups ended early')));
  });
}

import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/**
 * Frees V8's heap as the process exits. Node ends by waiting for compiler threads, and one that needs memory waits for
 * the main thread to collect garbage, which no longer does: one failed build in nine never ended
 * (https://github.com/nodejs/node/issues/54918, open in Node 24.21; collect-at-exit.test.ts).
 */
export function collectAtExit(): void {
  process.once('exit', () => {
    setFlagsFromString('--expose-gc');
    (runInNewContext('gc') as () => void)();
  });
}

import { SECOND } from '../clock.ts';
import type { Sleeper } from './sleeper.ts';

/**
 * Saves what became of a message, and tries again every second while the store is down: a message whose result is lost
 * is sent again. Ends without it only when stopped.
 * @param onError called for the first failure only
 */
export async function saveResult(
  sleeper: Sleeper,
  save: () => Promise<void>,
  onError: (error: unknown) => void,
): Promise<void> {
  for (let isFirst = true; ; isFirst = false) {
    try {
      return await save();
    } catch (error) {
      if (isFirst) onError(error);
      if (sleeper.isStopped()) return;
      await sleeper.sleep(SECOND);
    }
  }
}

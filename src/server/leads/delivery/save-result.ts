import { SECOND } from '../../base/clock.ts';
import type { Sleeper } from '../../base/sleeper.ts';

/**
 * Saves what became of a message, and tries again every second while the store is down: a message whose result is lost
 * is sent again. Ends without it only when stopped.
 * @param onError called for the first failure only
 * @param onSaved called with the number of failures before, if there were any
 */
export async function saveResult(
  sleeper: Sleeper,
  save: () => Promise<void>,
  onError: (error: unknown) => void,
  onSaved?: (failures: number) => void,
): Promise<void> {
  for (let failures = 0; ; failures += 1) {
    try {
      await save();
      if (failures > 0) onSaved?.(failures);
      return;
    } catch (error) {
      if (failures === 0) onError(error);
      if (sleeper.isStopped()) return;
      await sleeper.sleep(SECOND);
    }
  }
}

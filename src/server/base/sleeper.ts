/** Interruptible timers for background loops. */

export interface Sleeper {
  /** Resolves to `false` if stopped meanwhile. */
  sleep: (ms: number) => Promise<boolean>;
  /** Returns at once if `wake` was called since the last call. */
  sleepUntilWoken: (ms: number) => Promise<void>;
  wake: () => void;
  stop: () => void;
  isStopped: () => boolean;
}

export function createSleeper(): Sleeper {
  let stopped = false;
  let woken = false;
  let canWake = false;
  let end: (() => void) | undefined;

  const sleep = async (ms: number): Promise<boolean> => {
    if (ms > 0 && !stopped) {
      await new Promise<void>((done) => {
        const timer = setTimeout(done, ms);
        end = () => {
          clearTimeout(timer);
          done();
        };
      });
      end = undefined;
    }
    return !stopped;
  };
  return {
    sleep,
    async sleepUntilWoken(ms) {
      canWake = true;
      if (!woken) await sleep(ms);
      canWake = false;
      woken = false;
    },
    wake() {
      woken = true;
      if (canWake) end?.();
    },
    stop() {
      stopped = true;
      end?.();
    },
    isStopped: () => stopped,
  };
}

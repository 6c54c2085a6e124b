/** Sleeping on steady time, with an end for those who must not wait. */

export interface Waiting {
  /** Sleeps the full time; `false` if stopped meanwhile. */
  sleep: (ms: number) => Promise<boolean>;
  /** Sleeps until the time is over or somebody wakes it; returns at once if that has happened since the last rest. */
  rest: (ms: number) => Promise<void>;
  wake: () => void;
  stop: () => void;
  isStopped: () => boolean;
}

export function createWaiting(): Waiting {
  let stopped = false;
  let woken = false;
  let resting = false;
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
    async rest(ms) {
      resting = true;
      if (!woken) await sleep(ms);
      resting = false;
      woken = false;
    },
    wake() {
      woken = true;
      if (resting) end?.();
    },
    stop() {
      stopped = true;
      end?.();
    },
    isStopped: () => stopped,
  };
}

/** One action at a time, with why it failed in words. */
import { useState } from 'react';

export interface Acting {
  failure: string | undefined;
  isBusy: boolean;
  run: <T>(action: () => Promise<T>, onDone?: (result: T) => void) => void;
}

/** @param wordsFor why an action failed, for the person */
export function useAction(wordsFor: (error: unknown) => string): Acting {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  return {
    failure,
    isBusy,
    run(action, onDone) {
      setBusy(true);
      setFailure(undefined);
      action()
        .then((result) => onDone?.(result))
        .catch((error: unknown) => setFailure(wordsFor(error)))
        .finally(() => setBusy(false));
    },
  };
}

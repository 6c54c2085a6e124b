/** One change at a time, with why it failed in words. */
import { useState } from 'react';
import { changeFailure } from '#stores/staff/people.ts';

export interface ChangeState {
  failure: string | undefined;
  isBusy: boolean;
  run: <T>(change: () => Promise<T>, onDone?: (result: T) => void) => void;
}

export function useChange(): ChangeState {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  return {
    failure,
    isBusy,
    run(change, onDone) {
      setBusy(true);
      setFailure(undefined);
      change()
        .then((result) => onDone?.(result))
        .catch((error: unknown) => setFailure(changeFailure(error)))
        .finally(() => setBusy(false));
    },
  };
}

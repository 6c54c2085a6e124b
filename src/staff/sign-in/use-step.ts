/** One step of signing in: runs a call at a time, keeps why it failed, tries again when the connection is back. */
import { useEffect, useState } from 'react';
import { failureOf, loadState, type StepFailure } from '../stores/session/sign-in.ts';

const RETRY_MS = 4000;

export interface Step<T> {
  failure: StepFailure | undefined;
  /** Name of the call that is under way. */
  isBusy: string | undefined;
  run: (call: () => Promise<T>, name: string) => void;
}

/** @param onDone called with what a call returned */
export function useStep<T>(onDone: (result: T) => void): Step<T> {
  const [failure, setFailure] = useState<StepFailure>();
  const [isBusy, setBusy] = useState<string>();
  const isOffline = failure?.kind === 'offline';
  useEffect(() => {
    if (!isOffline) return;
    const look = (): void => {
      loadState()
        .then(() => setFailure(undefined))
        .catch(() => undefined);
    };
    const timer = setInterval(look, RETRY_MS);
    window.addEventListener('online', look);
    return () => {
      clearInterval(timer);
      window.removeEventListener('online', look);
    };
  }, [isOffline]);
  return {
    failure,
    isBusy,
    run(call, name) {
      setBusy(name);
      call()
        .then((result) => {
          setFailure(undefined);
          onDone(result);
        })
        .catch((error: unknown) => setFailure(failureOf(error)))
        .finally(() => setBusy(undefined));
    },
  };
}

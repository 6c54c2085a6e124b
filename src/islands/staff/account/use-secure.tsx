/** One change of the account at a time. If the server first wants to know who is there, asks, and tries again. */
import { type JSX, useState } from 'react';
import { failureText, needsConfirmation } from '#stores/staff/session/account.ts';
import { ConfirmSheet } from './ConfirmSheet.tsx';

export interface Secure {
  /** Why the last change failed, in words. */
  failure: string | undefined;
  isBusy: boolean;
  run: <T>(change: () => Promise<T>, onDone?: (result: T) => void) => void;
  /** The question who is there, while it is asked. */
  question: JSX.Element | null;
}

export function useSecure(): Secure {
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const [again, setAgain] = useState<() => void>();
  const run: Secure['run'] = (change, onDone) => {
    setBusy(true);
    setFailure(undefined);
    change()
      .then((result) => onDone?.(result))
      .catch((error: unknown) => {
        if (needsConfirmation(error)) setAgain(() => () => run(change, onDone));
        else setFailure(failureText(error));
      })
      .finally(() => setBusy(false));
  };
  const close = (): void => setAgain(undefined);
  const question = again ? (
    <ConfirmSheet
      onDone={() => {
        close();
        again();
      }}
      onClose={close}
    />
  ) : null;
  return { failure, isBusy, run, question };
}

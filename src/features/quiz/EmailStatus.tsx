/**
 * Whether the address was sent, next to the complete result; an immediate success is not reported.
 */
import { type JSX, useEffect, useRef, useState } from 'react';
import type { FormStatus } from '#lib/form.store.ts';
import { Alert } from '#ui/Alert.tsx';
import { EmailSaved } from './EmailSaved.tsx';
import { EmailError } from './EmailError.tsx';

interface Props {
  status: FormStatus;
  onRetry: () => Promise<void>;
}

export function EmailStatus({ status, onRetry }: Props): JSX.Element {
  const [isRetried, setRetried] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const retry = async (): Promise<void> => {
    setRetried(true);
    await onRetry();
  };
  // The focused button is gone.
  useEffect(() => {
    if (isRetried && status !== 'idle')
      box.current?.querySelector<HTMLElement>('[data-alert]')?.focus();
  }, [isRetried, status]);
  return (
    <div role="status" ref={box}>
      {status === 'failed' && <EmailError onRetry={retry} />}
      {isRetried && status === 'submitting' && (
        <Alert look="thanks" title="Sending it again...">
          <p>Your result stays here meanwhile.</p>
        </Alert>
      )}
      {isRetried && status === 'success' && <EmailSaved />}
    </div>
  );
}

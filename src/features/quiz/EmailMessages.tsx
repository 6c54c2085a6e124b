/** What came of the address that a result is sent to, next to the complete result. */
import type { JSX } from 'react';
import { Alert } from '#ui/Alert.tsx';
import { TextButton } from '#ui/TextButton.tsx';

interface EmailErrorProps {
  /** Missing if a retry is not possible. */
  onRetry?: () => Promise<void>;
}

export function EmailError({ onRetry }: EmailErrorProps): JSX.Element {
  return (
    <Alert look="error" title="We couldn’t save your email.">
      <p>
        Your result is all here. Only the email copy didn’t go out.{' '}
        {onRetry && <TextButton onClick={onRetry}>Send it again</TextButton>}
      </p>
    </Alert>
  );
}

export function EmailSaved(): JSX.Element {
  return (
    <Alert look="thanks" title="We have your email.">
      <p>You’ll get one message, with this result.</p>
    </Alert>
  );
}

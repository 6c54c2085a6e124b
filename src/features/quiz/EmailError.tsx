/** Message that the address could not be sent, next to the complete result. */
import type { JSX } from 'react';
import { Alert } from '#ui/Alert.tsx';
import { TextButton } from '#ui/TextButton.tsx';

interface Props {
  /** Missing if a retry is not possible. */
  onRetry?: () => Promise<void>;
}

export function EmailError({ onRetry }: Props): JSX.Element {
  return (
    <Alert look="error" title="We couldn’t save your email.">
      <p>
        Your result is all here. Only the email copy didn’t go out.{' '}
        {onRetry && <TextButton onClick={onRetry}>Send it again</TextButton>}
      </p>
    </Alert>
  );
}

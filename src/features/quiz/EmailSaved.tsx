/** Message that the address was saved. */
import type { JSX } from 'react';
import { Alert } from '#ui/Alert.tsx';

export function EmailSaved(): JSX.Element {
  return (
    <Alert look="thanks" title="We have your email.">
      <p>You’ll get one message, with this result.</p>
    </Alert>
  );
}

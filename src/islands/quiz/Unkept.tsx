/** The address did not reach us: said once, beside a result that is complete all the same. */
import type { JSX } from 'react';
import { Note } from '#ui/Note.tsx';

interface Props {
  /** Missing where nobody can try again. */
  onRetry?: () => Promise<void>;
}

export function Unkept({ onRetry }: Props): JSX.Element {
  return (
    <Note look="error" title="Your address did not reach us.">
      <p>
        Your result is here and complete. Only the letter is missing.{' '}
        {onRetry && (
          <button className="quiz-link" type="button" onClick={onRetry}>
            Send it again
          </button>
        )}
      </p>
    </Note>
  );
}

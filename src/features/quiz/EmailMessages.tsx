/** What came of the address that a result is sent to, next to the complete result. */
import type { JSX } from 'react';
import { ENGLISH_QUIZ } from './words.en.ts';
import type { QuizWords } from './words.ts';
import { Alert } from '#ui/Alert.tsx';
import { TextButton } from '#ui/TextButton.tsx';

interface Props {
  words?: QuizWords;
}

interface EmailErrorProps extends Props {
  /** Missing if a retry is not possible. */
  onRetry?: () => Promise<void>;
}

export function EmailError({ onRetry, words = ENGLISH_QUIZ }: EmailErrorProps): JSX.Element {
  const { title, text, again } = words.unsaved;
  return (
    <Alert look="error" title={title}>
      <p>
        {`${text} `}
        {onRetry && <TextButton onClick={onRetry}>{again}</TextButton>}
      </p>
    </Alert>
  );
}

export function EmailSaved({ words = ENGLISH_QUIZ }: Props): JSX.Element {
  return (
    <Alert look="thanks" title={words.saved.title}>
      <p>{words.saved.text}</p>
    </Alert>
  );
}

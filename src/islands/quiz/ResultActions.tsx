/** Actions for a result: print, copy, retake (R223). */
import { type JSX, useState } from 'react';

interface Props {
  /** Text to copy. */
  text: string;
  onRetake: () => void;
}

/** Copies a text, also without the Clipboard API (pages without TLS). */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function ResultActions({ text, onRetake }: Props): JSX.Element {
  const [said, setSaid] = useState('');
  const copyResult = async (): Promise<void> => {
    setSaid(
      (await copy(text))
        ? 'Copied.'
        : 'This browser doesn’t let us copy. You can print it instead.',
    );
  };
  return (
    <div className="quiz-tools no-print">
      <button className="quiz-link" type="button" onClick={() => print()}>
        Print
      </button>
      <button className="quiz-link" type="button" onClick={copyResult}>
        Copy
      </button>
      <button className="quiz-link" type="button" onClick={onRetake}>
        Retake Quiz
      </button>
      <p className="small soft" role="status">
        {said}
      </p>
    </div>
  );
}

/** What can be done with a result: print it, copy it, do the quiz again (R223). */
import { type JSX, useState } from 'react';

interface Props {
  /** What is copied. */
  text: string;
  onRetake: () => void;
}

/** Copies a text; also where the clipboard belongs to safe addresses only. */
async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

export function ResultTools({ text, onRetake }: Props): JSX.Element {
  const [said, setSaid] = useState('');
  const copyResult = async (): Promise<void> => {
    setSaid((await copy(text)) ? 'Copied.' : 'This browser does not let us copy. Printing works.');
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

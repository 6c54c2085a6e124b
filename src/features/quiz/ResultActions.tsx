/** Actions for a result: print, copy, retake (R223). */
import { type JSX, useState } from 'react';
import { TextButton } from '#ui/TextButton.tsx';

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
    <div className="no-print flex flex-wrap items-center gap-x-6 gap-y-1">
      <TextButton onClick={() => print()}>Print</TextButton>
      <TextButton onClick={copyResult}>Copy</TextButton>
      <TextButton onClick={onRetake}>Retake Quiz</TextButton>
      <p className="basis-full small soft empty:hidden" role="status">
        {said}
      </p>
    </div>
  );
}

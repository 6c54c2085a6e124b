/** A text with the phrases that the word list knows, underlined: why it should be read first. */
import type { JSX } from 'react';

interface Props {
  text: string;
  marks: readonly (readonly [start: number, end: number])[];
}

const MARK =
  'bg-transparent text-ink underline decoration-thread-b decoration-2 underline-offset-4';

export function Marked({ text, marks }: Props): JSX.Element {
  return (
    <>
      {marks.map(([start, end], index) => (
        <span key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark className={MARK}>{text.slice(start, end)}</mark>
        </span>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}

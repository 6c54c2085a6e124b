/** After the last step (R273, R274): what happens next, and a button to start over. */
import type { JSX, Ref } from 'react';
import type { ResetWords } from './words.ts';
import { cardClass, FORM_TITLE } from '#ui/FormCard.tsx';
import { TextButton } from '#ui/TextButton.tsx';
import knot from '#ui/drawings/dividers/knot.svg?url&no-inline';

interface Props {
  /** Name of the free call. */
  consultation: string;
  words: ResetWords['thanks'];
  isInDialog?: boolean;
  onAgain: () => void;
  /** Takes the focus of the button it replaces. */
  ref: Ref<HTMLDivElement>;
}

export function Confirmation({
  consultation,
  words,
  isInDialog = false,
  onAgain,
  ref,
}: Props): JSX.Element {
  return (
    <div
      className={`min-h-88 content-center overflow-clip ${cardClass(isInDialog ? 'dialog' : 'page')}`}
      tabIndex={-1}
      ref={ref}
    >
      <img
        className="-ml-12 h-18 w-[calc(100%+6rem)] max-w-none object-cover in-dialog:mt-12"
        src={knot}
        width="560"
        height="72"
        alt=""
      />
      <p className={FORM_TITLE}>{words.title}</p>
      <p>{words.received.replace('#', consultation.toLowerCase())}</p>
      <TextButton className="justify-self-start" onClick={onAgain}>
        {words.again}
      </TextButton>
    </div>
  );
}

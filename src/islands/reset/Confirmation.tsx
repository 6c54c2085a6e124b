/** After the last step (R273, R274): what happens next, and a button to start over. */
import type { JSX, Ref } from 'react';
import { RESET_WORDS } from '#domain/forms/reset.ts';
import knot from '#ui/dividers/knot.svg?url&no-inline';

interface Props {
  onAgain: () => void;
  /** Takes the focus of the button it replaces. */
  ref: Ref<HTMLDivElement>;
}

export function Confirmation({ onAgain, ref }: Props): JSX.Element {
  return (
    <div className="received form-card" tabIndex={-1} ref={ref}>
      <img src={knot} width="560" height="72" alt="" />
      <p className="form-title">Thank you. Exhale.</p>
      <p>{RESET_WORDS.received}</p>
      <button className="again" type="button" onClick={onAgain}>
        Submit Another Request
      </button>
    </div>
  );
}

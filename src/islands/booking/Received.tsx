/** After the last step (R273, R274): what happens now, and a way to begin anew. */
import type { JSX, Ref } from 'react';
import { BOOKING_WORDS } from '#domain/booking.ts';
import knot from '#ui/passages/knot.svg?url&no-inline';

interface Props {
  onAgain: () => void;
  /** Takes the focus that the vanished button had. */
  ref: Ref<HTMLDivElement>;
}

export function Received({ onAgain, ref }: Props): JSX.Element {
  return (
    <div className="form-card received" tabIndex={-1} ref={ref}>
      <img src={knot} width="560" height="72" alt="" />
      <p className="form-title">Thank you. Exhale.</p>
      <p>{BOOKING_WORDS.received}</p>
      <button className="again" type="button" onClick={onAgain}>
        Submit Another Request
      </button>
    </div>
  );
}

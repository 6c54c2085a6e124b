/** The button that sends a form; while it sends, it says so and cannot be pressed again. */
import type { JSX } from 'react';

interface Props {
  label: string;
  busy: boolean;
  busyLabel?: string;
  isHidden?: boolean;
}

export function Submit({
  label,
  busy,
  busyLabel = 'Submitting...',
  isHidden = false,
}: Props): JSX.Element {
  return (
    <button className="btn submit" type="submit" disabled={busy} hidden={isHidden}>
      {busy ? busyLabel : label}
    </button>
  );
}

/** The button that sends a form; while it sends, it says so and cannot be pressed again. */
import type { JSX } from 'react';

interface Props {
  label: string;
  busy: boolean;
  busyLabel?: string;
}

export function Submit({ label, busy, busyLabel = 'Submitting...' }: Props): JSX.Element {
  return (
    <button className="btn submit" type="submit" disabled={busy}>
      {busy ? busyLabel : label}
    </button>
  );
}

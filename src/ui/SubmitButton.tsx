/** Submit button; disabled, with a status text, while sending. */
import type { JSX } from 'react';

interface Props {
  label: string;
  busy: boolean;
  busyLabel?: string;
  isHidden?: boolean;
}

export function SubmitButton({
  label,
  busy,
  busyLabel = 'Submitting...',
  isHidden = false,
}: Props): JSX.Element {
  return (
    <button className="submit btn" type="submit" disabled={busy} hidden={isHidden}>
      {busy ? busyLabel : label}
    </button>
  );
}

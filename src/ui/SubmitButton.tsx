/** Submit button; disabled, with a status text, while sending. */
import type { JSX } from 'react';
import { ActionButton } from './Button.tsx';

const DISABLED =
  'disabled:[translate:none] disabled:cursor-default disabled:bg-sunk disabled:text-ink-soft';

interface Props {
  label: string;
  busy: boolean;
  busyLabel?: string;
  isHidden?: boolean;
  /** Its share of a row. */
  className?: string;
}

export function SubmitButton({
  label,
  busy,
  busyLabel = 'Submitting...',
  isHidden = false,
  className = '',
}: Props): JSX.Element {
  return (
    <ActionButton
      className={`submit ${DISABLED} ${className}`}
      type="submit"
      disabled={busy}
      hidden={isHidden}
    >
      {busy ? busyLabel : label}
    </ActionButton>
  );
}

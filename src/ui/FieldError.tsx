/** Error message of a field. Always rendered, so that the server can fill it in. */
import type { JSX } from 'react';

interface Props {
  /** Id of the field. */
  id: string;
  name: string;
  error?: string | undefined;
}

/** ARIA attributes that connect a control to its hint and message; spread onto the control. */
export function describedBy(
  id: string,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(error && { 'aria-invalid': true }) };
}

export function FieldError({ id, name, error }: Props): JSX.Element {
  return (
    <p className="error-mark" id={`${id}-error`} data-error-for={name} hidden={!error}>
      {error ?? ''}
    </p>
  );
}

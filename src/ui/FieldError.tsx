/** The message under a field, in words first. Always in the page, so that the server can fill it in too. */
import type { JSX } from 'react';

interface Props {
  /** Id of the field it is about. */
  id: string;
  name: string;
  error?: string | undefined;
}

/** What ties a control to its hint and message; spread it onto the control. */
export function said(
  id: string,
  { hint, error }: { hint?: string | undefined; error?: string | undefined },
): { 'aria-describedby'?: string; 'aria-invalid'?: true } {
  const ids = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return { ...(ids && { 'aria-describedby': ids }), ...(error && { 'aria-invalid': true }) };
}

export function FieldError({ id, name, error }: Props): JSX.Element {
  return (
    <p className="field-error" id={`${id}-error`} data-error-for={name} hidden={!error}>
      {error ?? ''}
    </p>
  );
}

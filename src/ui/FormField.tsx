/** Layout of a field with one control: label above, hint and message below. */
import type { JSX, ReactNode } from 'react';
import { FieldError } from './FieldError.tsx';

export interface Labels {
  /** Id of the control; unique on the page. */
  id: string;
  name: string;
  label: string;
  /** Optional fields are marked, required ones are not: `true`, or the word for it. */
  optional?: boolean | string;
  hint?: string;
  error?: string | undefined;
}

interface Props extends Labels {
  children: ReactNode;
}

export function FormField(props: Props): JSX.Element {
  const { id, name, label, optional, hint, error, children } = props;
  return (
    <div className="field">
      <label htmlFor={id}>
        {label}
        {optional && (
          <span className="optional"> {optional === true ? '(optional)' : optional}</span>
        )}
      </label>
      {children}
      {hint && (
        <p className="hint" id={`${id}-hint`}>
          {hint}
        </p>
      )}
      <FieldError id={id} name={name} error={error} />
    </div>
  );
}

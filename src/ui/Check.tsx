/** A sentence to agree to: the whole row is the target. */
import type { JSX, ReactNode } from 'react';
import { FieldError, said } from './FieldError.tsx';

interface Props {
  id: string;
  name: string;
  children: ReactNode;
  required?: boolean;
  error?: string | undefined;
}

export function Check({ id, name, children, required = false, error }: Props): JSX.Element {
  return (
    <div className="field">
      <label className="check" htmlFor={id}>
        <input id={id} type="checkbox" name={name} required={required} {...said(id, { error })} />
        <span>{children}</span>
      </label>
      <FieldError id={id} name={name} error={error} />
    </div>
  );
}

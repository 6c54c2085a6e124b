/** A consent checkbox; the whole row is clickable. */
import type { JSX, ReactNode } from 'react';
import { FieldError, describedBy } from './FieldError.tsx';

interface Props {
  id: string;
  name: string;
  children: ReactNode;
  required?: boolean;
  error?: string | undefined;
}

export function Checkbox({ id, name, children, required = false, error }: Props): JSX.Element {
  return (
    <div className="min-w-0">
      <label className="check" htmlFor={id}>
        <input
          id={id}
          type="checkbox"
          name={name}
          required={required}
          {...describedBy(id, { error })}
        />
        <span>{children}</span>
      </label>
      <FieldError id={id} name={name} error={error} />
    </div>
  );
}

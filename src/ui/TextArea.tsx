/** Several lines of text to fill in. */
import type { JSX } from 'react';
import { said } from './FieldError.tsx';
import { type Labels, Labelled } from './Labelled.tsx';

type Props = Labels & { maxLength?: number };

export function TextArea({ maxLength, ...labels }: Props): JSX.Element {
  const { id, name, optional = false } = labels;
  return (
    <Labelled {...labels}>
      <textarea
        id={id}
        name={name}
        rows={3}
        maxLength={maxLength}
        required={!optional}
        {...said(id, labels)}
      />
    </Labelled>
  );
}

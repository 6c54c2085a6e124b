/** A line of text to fill in. Uncontrolled: what was typed before the script arrived stays. */
import type { ComponentProps, JSX } from 'react';
import { said } from './FieldError.tsx';
import { type Labels, Labelled } from './Labelled.tsx';

type Props = Labels & Pick<ComponentProps<'input'>, 'type' | 'autoComplete' | 'maxLength'>;

export function Field({ type = 'text', autoComplete, maxLength, ...labels }: Props): JSX.Element {
  const { id, name, optional = false } = labels;
  return (
    <Labelled {...labels}>
      <input
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        maxLength={maxLength}
        required={!optional}
        {...said(id, labels)}
      />
    </Labelled>
  );
}

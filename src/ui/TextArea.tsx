/** A multi-line text field. */
import type { JSX } from 'react';
import { describedBy } from './FieldError.tsx';
import { CONTROL, type Labels, FormField } from './FormField.tsx';

export function TextArea(labels: Labels): JSX.Element {
  const { id, name, optional = false } = labels;
  return (
    <FormField {...labels}>
      <textarea
        className={CONTROL.textarea}
        id={id}
        name={name}
        rows={3}
        dir="auto"
        required={!optional}
        {...describedBy(id, labels)}
      />
    </FormField>
  );
}

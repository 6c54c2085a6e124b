/** A single-line text field. Uncontrolled: input from before hydration is kept. */
import type { ComponentProps, JSX, ReactNode } from 'react';
import { describedBy } from './FieldError.tsx';
import { CONTROL, type Labels, FormField } from './FormField.tsx';

/**
 * No `maxLength`: it would silently truncate pasted text; the schema reports text that is too long.
 */
type Props = Labels &
  Pick<
    ComponentProps<'input'>,
    'type' | 'autoComplete' | 'autoCapitalize' | 'enterKeyHint' | 'onBlur'
  > & {
    /** Below the control. */
    after?: ReactNode;
  };

export function TextField(props: Props): JSX.Element {
  const {
    type = 'text',
    autoComplete,
    autoCapitalize,
    enterKeyHint,
    onBlur,
    after,
    ...labels
  } = props;
  const { id, name, optional = false } = labels;
  return (
    <FormField {...labels}>
      <input
        className={CONTROL.input}
        id={id}
        name={name}
        type={type}
        autoComplete={autoComplete}
        autoCapitalize={autoCapitalize}
        enterKeyHint={enterKeyHint}
        dir={type === 'text' ? 'auto' : undefined}
        required={!optional}
        onBlur={onBlur}
        {...describedBy(id, labels)}
      />
      {after}
    </FormField>
  );
}

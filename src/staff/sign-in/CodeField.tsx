/** The field for six digits: a keyboard of numbers, filled in by the phone. */
import type { ComponentProps, JSX } from 'react';
import { LineField } from '../ui/Field.tsx';

type Props = Omit<ComponentProps<typeof LineField>, 'label' | 'className'>;

export function CodeField(props: Props): JSX.Element {
  return (
    <LineField
      label="Code"
      name="code"
      inputMode="numeric"
      autoComplete="one-time-code"
      required
      maxLength={7}
      tall
      {...props}
      className="text-center text-2xl! tracking-[0.35em]"
    />
  );
}

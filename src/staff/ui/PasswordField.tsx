/** A password field whose text can be shown. */
import { type ComponentProps, type JSX, useState } from 'react';
import { StaffTextButton } from './StaffButton.tsx';
import { LineField } from './Field.tsx';

type Field = Omit<ComponentProps<typeof LineField>, 'type' | 'className' | 'required'>;
type Props = Omit<Field, 'label'> & { label?: string };

/** Without other words, the present password of the account. */
export function PasswordField({
  label = 'Password',
  name = 'password',
  autoComplete = 'current-password',
  ...props
}: Props): JSX.Element {
  const [isShown, setShown] = useState(false);
  return (
    <div className="relative">
      <LineField
        {...props}
        label={label}
        name={name}
        autoComplete={autoComplete}
        required
        type={isShown ? 'text' : 'password'}
        autoCapitalize="none"
        spellCheck={false}
        className="pr-20"
        tall
      />
      <span className="absolute right-4 bottom-[calc(1.625rem-0.65rem)] text-sm">
        <StaffTextButton
          className="min-w-11 text-right"
          aria-pressed={isShown}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? 'Hide' : 'Show'}
          <span className="vh"> password</span>
        </StaffTextButton>
      </span>
    </div>
  );
}

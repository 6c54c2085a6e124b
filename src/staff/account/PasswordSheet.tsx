/** Another password. Asks for the present one, whenever the person signed in. */
import { useStore } from '@nanostores/react';
import { type FormEvent, type JSX, useId, useState } from 'react';
import { $me } from '../stores/me.ts';
import { changePassword, failureText } from '../stores/session/account.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useAction } from '../frame/use-action.ts';
import { Trouble } from '../ui/Trouble.tsx';

interface Props {
  onDone: () => void;
  onClose: () => void;
}

export function PasswordSheet({ onDone, onClose }: Props): JSX.Element {
  const id = useId();
  const me = useStore($me);
  const [current, setCurrent] = useState('');
  const [password, setPassword] = useState('');
  const { failure, isBusy, run } = useAction(failureText);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(() => changePassword(current, password), onDone);
  };
  return (
    <Sheet title="Change the password" onClose={onClose}>
      <form className="grid gap-3.5" onSubmit={submit} data-change-password>
        <Trouble failure={failure} id={`${id}-error`} />
        {/* Tells password managers whose password it is. */}
        <input
          className="vh"
          type="text"
          name="username"
          autoComplete="username"
          value={me?.username ?? ''}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
        <PasswordField
          id={`${id}-current`}
          label="Present password"
          name="current"
          value={current}
          aria-describedby={failure ? `${id}-error` : undefined}
          onChange={(event) => setCurrent(event.target.value)}
        />
        <PasswordField
          id={`${id}-new`}
          label="New password"
          autoComplete="new-password"
          value={password}
          aria-describedby={failure ? `${id}-error` : `${id}-rule`}
          onChange={(event) => setPassword(event.target.value)}
        />
        <p className="text-sm text-ink-soft" id={`${id}-rule`}>
          12 characters or more. Four unrelated words do well. Your other sessions end.
        </p>
        <StaffButton type="submit" look="ink" tall disabled={isBusy}>
          {isBusy ? 'Checking…' : 'Change the password'}
        </StaffButton>
        <StaffButton tall onClick={onClose}>
          Cancel
        </StaffButton>
      </form>
    </Sheet>
  );
}

/** Adds an account: a username and a role; the rest does the person. */
import { type FormEvent, type JSX, useId, useState } from 'react';
import type { SetUpLink } from '#staff/contract/accounts.ts';
import type { Role } from '#staff/contract/session.ts';
import { changeFailure, addAccount } from '../stores/people.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { LineField } from '../ui/Field.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { RoleChoice } from './RoleChoice.tsx';
import { useAction } from '../frame/use-action.ts';

interface Props {
  onAdded: (link: SetUpLink) => void;
  onClose: () => void;
}

export function AddPerson({ onAdded, onClose }: Props): JSX.Element {
  const id = useId();
  const { failure, isBusy, run } = useAction(changeFailure);
  const [username, setUsername] = useState('');
  const [role, setRole] = useState<Role>('staff');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(() => addAccount(username, role), onAdded);
  };
  return (
    <Sheet title="Add a person" onClose={onClose}>
      <form className="grid gap-3.5" onSubmit={submit} data-add-person>
        {failure && (
          <div id={`${id}-error`}>
            <Notice look="bad" glyph="alert" role="alert">
              {failure}
            </Notice>
          </div>
        )}
        <LineField
          id={`${id}-username`}
          label="Username"
          hint="3 or more letters, or an email address"
          autoCapitalize="none"
          spellCheck={false}
          required
          value={username}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? `${id}-error` : undefined}
          onChange={(event) => setUsername(event.target.value)}
        />
        <RoleChoice role={role} onChange={setRole} />
        <p className="text-sm text-ink-soft">
          You get a link for them. They choose a password and add a second step themselves.
        </p>
        <StaffButton type="submit" look="go" tall disabled={isBusy}>
          Make the link
        </StaffButton>
        <StaffButton tall onClick={onClose}>
          Cancel
        </StaffButton>
      </form>
    </Sheet>
  );
}

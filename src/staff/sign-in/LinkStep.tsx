/** A set-up link of a new account: the person chooses a password. */
import { type FormEvent, type JSX, useEffect, useId, useState } from 'react';
import type { SessionState } from '#staff/contract/session.ts';
import { openLink, sendLink } from '../stores/session/sign-in.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Door } from './Door.tsx';
import { FailureNotice } from './FailureNotice.tsx';
import { PasswordField } from '../ui/PasswordField.tsx';
import { useStep } from './use-step.ts';

interface Props {
  name: string;
  token: string;
  onDone: (state: SessionState) => void;
}

export function LinkStep({ name, token, onDone }: Props): JSX.Element {
  const id = useId();
  const [username, setUsername] = useState<string>();
  const [password, setPassword] = useState('');
  const opening = useStep((link: { username: string }) => setUsername(link.username));
  const { failure = opening.failure, isBusy, run } = useStep(onDone);
  const open = opening.run;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked once for each link
  useEffect(() => open(() => openLink(token), 'open'), [token]);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(() => sendLink(token, password), 'send');
  };
  return (
    <Door
      name={name}
      title={username ? `Welcome, ${username}` : 'Your account'}
      lead={username && 'Choose a password of 12 characters or more. Four unrelated words do well.'}
      isNext={username !== undefined}
    >
      {failure && <FailureNotice failure={failure} seconds={0} id={`${id}-error`} />}
      {username && (
        <form className="grid gap-4.5" onSubmit={submit} data-set-up-link>
          <input
            className="vh"
            type="text"
            name="username"
            autoComplete="username"
            value={username}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <PasswordField
            id={`${id}-password`}
            label="New password"
            autoComplete="new-password"
            value={password}
            aria-invalid={failure?.kind === 'wrong' || undefined}
            aria-describedby={failure?.kind === 'wrong' ? `${id}-error` : undefined}
            onChange={(event) => setPassword(event.target.value)}
          />
          <StaffButton type="submit" look="go" tall wide disabled={isBusy !== undefined}>
            {isBusy ? 'Checking…' : 'Next'}
          </StaffButton>
        </form>
      )}
    </Door>
  );
}

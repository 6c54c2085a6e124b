/** Asks who is there, before what decides who can sign in, hands data out or cannot be undone; it then goes on. */
import { useStore } from '@nanostores/react';
import { type FormEvent, type JSX, useEffect, useId, useState } from 'react';
import {
  $account,
  $accountFailed,
  confirmByPasskey,
  confirmByPassword,
  failureText,
  loadAccount,
} from '../stores/session/account.ts';
import { hasPasskeys } from '../stores/session/sign-in.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { PasswordField } from '../ui/PasswordField.tsx';
import { Trouble } from '../ui/Trouble.tsx';

interface Props {
  onDone: () => void;
  onClose: () => void;
}

export function ConfirmSheet({ onDone, onClose }: Props): JSX.Element | null {
  const id = useId();
  const account = useStore($account);
  const hasFailed = useStore($accountFailed);
  const isKnown = account !== undefined || hasFailed;
  useEffect(() => {
    if (!isKnown) loadAccount().catch(console.error);
  }, [isKnown]);
  const [password, setPassword] = useState('');
  const [failure, setFailure] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  const run = (confirm: () => Promise<unknown>): void => {
    setBusy(true);
    confirm()
      .then(onDone)
      .catch((error: unknown) => setFailure(failureText(error)))
      .finally(() => setBusy(false));
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(() => confirmByPassword(password));
  };
  const hasPasskey = hasPasskeys() && (account?.passkeys.length ?? 0) > 0;
  // A passkey button that came late would push the password aside.
  if (!isKnown) return null;
  return (
    <Sheet title="Is it you?" onClose={onClose}>
      <p className="text-sm">
        This decides who can sign in, hands out data, or can’t be undone. It needs your password
        {hasPasskey && ' or a passkey'}, although you’re signed in. Then it goes on by itself.
      </p>
      <Trouble failure={failure} id={`${id}-error`} />
      {hasPasskey && (
        <StaffButton
          tall
          glyph={LATE_GLYPHS.key}
          disabled={isBusy}
          onClick={() => run(confirmByPasskey)}
        >
          Use a passkey
        </StaffButton>
      )}
      <form className="grid gap-3.5" onSubmit={submit} data-confirm>
        <PasswordField
          id={`${id}-password`}
          value={password}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? `${id}-error` : undefined}
          onChange={(event) => setPassword(event.target.value)}
        />
        <StaffButton type="submit" look="ink" tall disabled={isBusy}>
          Go on
        </StaffButton>
      </form>
      <StaffButton tall onClick={onClose}>
        Cancel
      </StaffButton>
    </Sheet>
  );
}

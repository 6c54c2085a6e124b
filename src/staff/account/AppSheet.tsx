/** Adds an authenticator app, or puts another one in place. The present one works until the first code of the new one. */
import { type FormEvent, type JSX, useId, useState } from 'react';
import type { SecondStepAdded, TotpSetUp } from '#staff/contract/session.ts';
import { changed, failureText } from '../stores/session/account.ts';
import { confirmApp } from '../stores/session/sign-in.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { AppCode, AppLead } from '../sign-in/AppCode.tsx';
import { CodeField } from '../sign-in/CodeField.tsx';
import { useAction } from '../frame/use-action.ts';
import { Trouble } from '../ui/Trouble.tsx';

interface Props {
  app: TotpSetUp;
  /** Whether the account has an app already. */
  isNext: boolean;
  onDone: (added: SecondStepAdded) => void;
  onClose: () => void;
}

export function AppSheet({ app, isNext, onDone, onClose }: Props): JSX.Element {
  const id = useId();
  const { failure, isBusy, run } = useAction(failureText);
  const [code, setCode] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(() => changed(confirmApp(code)), onDone);
  };
  return (
    <Sheet title={isNext ? 'Add the new app' : 'Add the app'} onClose={onClose}>
      <p className="text-sm">
        <AppLead />
        {isNext && ' Your present app works until you typed a code of the new one.'}
      </p>
      <AppCode app={app} />
      <Trouble failure={failure} id={`${id}-error`} />
      <form className="grid gap-3.5" onSubmit={submit} data-confirm-app>
        <CodeField
          id={`${id}-code`}
          value={code}
          aria-invalid={failure ? true : undefined}
          aria-describedby={failure ? `${id}-error` : undefined}
          onChange={(event) => setCode(event.target.value)}
        />
        <StaffButton type="submit" look="ink" tall disabled={isBusy}>
          {isNext ? 'Use the new app' : 'Add the app'}
        </StaffButton>
        <StaffButton tall onClick={onClose}>
          Cancel
        </StaffButton>
      </form>
    </Sheet>
  );
}

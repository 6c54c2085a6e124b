/** Removes whatever else opens the account: for a person who does not know who else could sign in. */
import { type JSX, useState } from 'react';
import type { NewRecoveryCodes, OwnAccount } from '#staff/contract/own-account.ts';
import { failureText, keepOnly } from '../stores/session/account.ts';
import { BoxField } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { useAction } from '../frame/use-action.ts';
import { Trouble } from '../ui/Trouble.tsx';

interface Props {
  account: OwnAccount;
  onDone: (made: NewRecoveryCodes) => void;
  onClose: () => void;
}

export function OthersSheet({ account, onDone, onClose }: Props): JSX.Element {
  const { passkeys, hasApp } = account;
  const { failure, isBusy, run } = useAction(failureText);
  const steps = [
    ...passkeys.map(({ id, name }) => ({ id, name: `Passkey ${name}`.trim() })),
    ...(hasApp ? [{ id: 'app', name: 'Authenticator app' }] : []),
  ];
  const [step, setStep] = useState(steps.length === 1 ? steps[0]?.id : undefined);
  return (
    <Sheet title="Remove all others" onClose={onClose}>
      <p className="text-sm">
        Removes every other passkey and app, ends every other session, and ends your recovery codes,
        your private calendar address and notices on devices. Your password, this session and one
        second step stay.
      </p>
      <Trouble failure={failure} />
      <fieldset className="m-0 grid border-0 p-0">
        <legend className="text-sm font-semibold">Which second step stays?</legend>
        {steps.map(({ id, name }) => (
          <BoxField
            key={id}
            type="radio"
            name="step"
            checked={step === id}
            onChange={() => setStep(id)}
          >
            <span className="wrap-anywhere">{name}</span>
          </BoxField>
        ))}
      </fieldset>
      <StaffButton
        look="danger"
        tall
        disabled={isBusy || step === undefined}
        onClick={() => run(() => keepOnly(step ?? ''), onDone)}
      >
        Remove all others
      </StaffButton>
      <StaffButton tall onClick={onClose}>
        Cancel
      </StaffButton>
    </Sheet>
  );
}

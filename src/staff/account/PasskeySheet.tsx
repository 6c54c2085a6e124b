/** Renames or removes one passkey. */
import { type FormEvent, type JSX, useId, useState } from 'react';
import { MAX_PASSKEY_NAME, type OwnPasskey } from '#staff/contract/own-account.ts';
import { failureText, removePasskey, renamePasskey } from '../stores/session/account.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { LineField } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { useAction } from '../frame/use-action.ts';
import { Trouble } from '../ui/Trouble.tsx';

interface Props {
  passkey: OwnPasskey;
  /** Whether it is the only second step of the account. */
  isLast: boolean;
  onDone: (what: string) => void;
  onClose: () => void;
}

export function PasskeySheet({ passkey, isLast, onDone, onClose }: Props): JSX.Element {
  const id = useId();
  const { failure, isBusy, run } = useAction(failureText);
  const [name, setName] = useState(passkey.name);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    run(
      () => renamePasskey(passkey.id, name),
      () => onDone('The passkey has its new name.'),
    );
  };
  return (
    <Sheet title={passkey.name || 'Passkey'} onClose={onClose}>
      <Trouble failure={failure} id={`${id}-error`} />
      <form className="grid gap-3.5" onSubmit={submit} data-rename-passkey>
        <LineField
          id={`${id}-name`}
          label="Name"
          hint="such as the device it’s on"
          required
          maxLength={MAX_PASSKEY_NAME}
          value={name}
          aria-describedby={failure ? `${id}-error` : undefined}
          onChange={(event) => setName(event.target.value)}
        />
        <StaffButton
          type="submit"
          look="ink"
          tall
          disabled={isBusy || name.trim() === passkey.name}
        >
          Rename
        </StaffButton>
      </form>
      {isLast ? (
        <p className="text-sm text-ink-soft">
          This is your only second step, so it stays. Add another one to remove it.
        </p>
      ) : (
        <StaffButton
          look="danger"
          tall
          disabled={isBusy}
          onClick={() =>
            run(
              () => removePasskey(passkey.id),
              () => onDone('The passkey is removed and opens nothing any more.'),
            )
          }
        >
          Remove
        </StaffButton>
      )}
      <StaffButton tall onClick={onClose}>
        Close
      </StaffButton>
    </Sheet>
  );
}

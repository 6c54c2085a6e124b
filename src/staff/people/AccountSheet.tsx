/** Changes one account: role, reset, removal. */
import { type JSX, useState } from 'react';
import type { Account, SetUpLink } from '#staff/contract/accounts.ts';
import { changeFailure, changeRole, removeAccount, resetAccount } from '../stores/people.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { ROLE_NAMES, RoleChoice } from './RoleChoice.tsx';
import { useAction } from '../frame/use-action.ts';

interface Props {
  account: Account;
  isOwn: boolean;
  onReset: (link: SetUpLink) => void;
  onClose: () => void;
}

const QUESTIONS = {
  reset: 'Password, passkeys and codes stop working at once, and you get a link for a new start.',
  remove: 'The account is gone at once. What they did stays in the log.',
} as const;

export function AccountSheet({ account, isOwn, onReset, onClose }: Props): JSX.Element {
  const { failure, isBusy, run } = useAction(changeFailure);
  const [role, setRole] = useState(account.role);
  const [asked, setAsked] = useState<keyof typeof QUESTIONS>();
  const trouble = failure && (
    <Notice look="bad" glyph="alert" role="alert">
      {failure}
    </Notice>
  );
  if (asked)
    return (
      <Sheet
        key={asked}
        title={asked === 'reset' ? `Reset ${account.username}?` : `Remove ${account.username}?`}
        onClose={onClose}
      >
        {trouble}
        <p className="text-sm">{QUESTIONS[asked]}</p>
        <StaffButton
          look="erase"
          tall
          disabled={isBusy}
          onClick={() =>
            asked === 'reset'
              ? run(() => resetAccount(account.id), onReset)
              : run(() => removeAccount(account.id), onClose)
          }
        >
          {asked === 'reset' ? 'Reset' : 'Remove'}
        </StaffButton>
        <StaffButton tall onClick={onClose}>
          Cancel
        </StaffButton>
      </Sheet>
    );
  return (
    <Sheet title={account.username} onClose={onClose}>
      {trouble}
      <RoleChoice role={role} onChange={setRole} />
      <StaffButton
        look="ink"
        tall
        disabled={isBusy || role === account.role}
        onClick={() => run(() => changeRole(account.id, role), onClose)}
      >
        {role === account.role ? `Is ${ROLE_NAMES[role]}` : `Make ${ROLE_NAMES[role]}`}
      </StaffButton>
      <p className="text-sm text-ink-soft">A new role signs the person out.</p>
      {!isOwn && (
        <StaffButton tall onClick={() => setAsked('reset')}>
          Reset…
        </StaffButton>
      )}
      <StaffButton look="danger" tall onClick={() => setAsked('remove')}>
        Remove…
      </StaffButton>
      <StaffButton tall onClick={onClose}>
        Close
      </StaffButton>
    </Sheet>
  );
}

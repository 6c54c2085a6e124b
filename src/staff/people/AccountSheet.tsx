/** Changes one account: role, reset, removal. */
import { type JSX, useState } from 'react';
import type { Account, SetUpLink } from '#staff/contract/accounts.ts';
import { changeFailure, changeRole, removeAccount, resetAccount } from '../stores/people.ts';
import { Act } from '../ui/Act.tsx';
import { Notice } from '../ui/Notice.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { ROLE_NAMES, RoleChoice } from './RoleChoice.tsx';
import { useAct } from '../frame/use-act.ts';

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
  const { failure, isBusy, run } = useAct(changeFailure);
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
        <Act
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
        </Act>
        <Act tall onClick={onClose}>
          Cancel
        </Act>
      </Sheet>
    );
  return (
    <Sheet title={account.username} onClose={onClose}>
      {trouble}
      <RoleChoice role={role} onChange={setRole} />
      <Act
        look="ink"
        tall
        disabled={isBusy || role === account.role}
        onClick={() => run(() => changeRole(account.id, role), onClose)}
      >
        {role === account.role ? `Is ${ROLE_NAMES[role]}` : `Make ${ROLE_NAMES[role]}`}
      </Act>
      <p className="text-sm text-ink-soft">A new role signs the person out.</p>
      {!isOwn && (
        <Act tall onClick={() => setAsked('reset')}>
          Reset…
        </Act>
      )}
      <Act look="danger" tall onClick={() => setAsked('remove')}>
        Remove…
      </Act>
      <Act tall onClick={onClose}>
        Close
      </Act>
    </Sheet>
  );
}

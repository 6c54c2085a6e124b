/** Everybody with an account. */
import type { JSX } from 'react';
import type { Account } from '#staff/contract/accounts.ts';
import type { Role } from '#staff/contract/session.ts';
import { StaffIconButton } from '../ui/StaffButton.tsx';
import { Tag } from '../ui/Tag.tsx';
import { initialsOf } from '../frame/OwnMenu.tsx';
import { Head, Line } from '../ui/Line.tsx';
import { ROLE_NAMES } from './RoleChoice.tsx';
import { midText, whenText } from '../ui/when.ts';

const STEPS = { passkey: 'Passkey', totp: 'authenticator app' } as const;
const TAGS: Readonly<Record<Role, 'teal' | 'blue' | 'plain'>> = {
  admin: 'teal',
  staff: 'blue',
  editor: 'plain',
};

interface Props {
  accounts: readonly Account[];
  ownId: string | undefined;
  /** Ids of who has a session. */
  present: ReadonlySet<string>;
  now: number;
  zone: string;
  onChange: (account: Account) => void;
}

function stepsOf({ secondSteps }: Account): JSX.Element | string {
  if (secondSteps.length === 0) return <b className="text-error">No second step yet</b>;
  const words = secondSteps.map((step) => STEPS[step]).join(', ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function AccountList(props: Props): JSX.Element {
  const { accounts, ownId, present, now, zone, onChange } = props;
  const seenText = (account: Account): string => {
    if (present.has(account.username)) return 'here now';
    if (account.lastSeenAt !== null) return whenText(account.lastSeenAt, now, zone);
    return account.hasPassword
      ? 'not here yet'
      : `invited ${midText(account.createdAt, now, zone)}`;
  };
  return (
    <section className="grid content-start gap-1.5" data-people>
      <Head title="People" />
      <ul className="m-0 p-0">
        {accounts.map((account) => (
          <Line
            key={account.id}
            sign={initialsOf(account.username)}
            look={account.role}
            title={
              <>
                <span className="wrap-anywhere">
                  {account.username}
                  {account.id === ownId && ' (you)'}
                </span>
                <Tag look={TAGS[account.role]}>{ROLE_NAMES[account.role]}</Tag>
              </>
            }
            about={
              <>
                {stepsOf(account)} · {seenText(account)}
              </>
            }
          >
            <StaffIconButton
              label={`Change ${account.username}`}
              glyph="more"
              onClick={() => onChange(account)}
            />
          </Line>
        ))}
      </ul>
      <p className="text-sm text-ink-soft">
        Staff answer leads. Editors write. Admins do both, and manage people. The last admin cannot
        be removed.
      </p>
    </section>
  );
}

/** Staff: people, sessions and the audit log, for admins. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useState } from 'react';
import type { Account, SetUpLink } from '#staff/contract/accounts.ts';
import { maySee, type StaffPractice } from '#staff/contract/practice.ts';
import { $me } from '../stores/me.ts';
import { $people, $peopleFailed, loadPeople } from '../stores/people.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { BROKEN, Empty } from '../ui/Empty.tsx';
import { LATE_GLYPHS } from '../ui/late-glyphs.ts';
import { StaffFrame } from '../frame/StaffFrame.tsx';
import { TopBar } from '../frame/TopBar.tsx';
import { AccountList } from './AccountList.tsx';
import { AccountSheet } from './AccountSheet.tsx';
import { AddPerson } from './AddPerson.tsx';
import { AuditLog } from './AuditLog.tsx';
import { LinkSheet } from './LinkSheet.tsx';
import { SessionList } from './SessionList.tsx';

const PAGE = 'grid items-start gap-8 px-4 py-5 lg:grid-cols-2 lg:gap-x-12 lg:px-7 lg:py-6';

type Open =
  { sheet: 'add' } | { sheet: 'account'; account: Account } | { sheet: 'link'; link: SetUpLink };

const reload = (): void => {
  loadPeople().catch(console.error);
};

/** The lists, once they are there. */
function Lists({
  zone,
  onOpen,
}: {
  zone: string;
  onOpen: (open: Open) => void;
}): JSX.Element | null {
  const people = useStore($people);
  const hasFailed = useStore($peopleFailed);
  const me = useStore($me);
  if (!people)
    return hasFailed ? (
      <Empty drawing={BROKEN} title="The list did not load">
        <StaffButton onClick={reload}>Try again</StaffButton>
      </Empty>
    ) : null;
  const now = Date.now();
  const { accounts, sessions, log, hasMore } = people;
  return (
    <div className="min-h-0 flex-1 lg:overflow-auto">
      <div className={`${PAGE} max-w-[84rem]`}>
        <AccountList
          accounts={accounts}
          ownId={me?.id}
          present={new Set(sessions.map(({ username }) => username))}
          now={now}
          zone={zone}
          onChange={(account) => onOpen({ sheet: 'account', account })}
        />
        <SessionList sessions={sessions} now={now} zone={zone} />
        <AuditLog
          lines={log}
          names={accounts.map(({ username }) => username)}
          hasMore={hasMore}
          now={now}
          zone={zone}
        />
      </div>
    </div>
  );
}

export function StaffPlace({ practice }: { practice: StaffPractice }): JSX.Element {
  const me = useStore($me);
  const [open, setOpen] = useState<Open>();
  const isAdmin = maySee(me?.role, 'staff');
  useEffect(() => {
    if (isAdmin) reload();
  }, [isAdmin]);
  const { zone } = practice.business;
  const close = (): void => setOpen(undefined);
  const showLink = (link: SetUpLink): void => setOpen({ sheet: 'link', link });
  return (
    <StaffFrame place="staff" practice={practice}>
      <TopBar title="Staff">
        <StaffButton
          look="go"
          glyph={LATE_GLYPHS.plus}
          disabled={!isAdmin}
          onClick={() => setOpen({ sheet: 'add' })}
        >
          Add a person
        </StaffButton>
      </TopBar>
      {isAdmin && <Lists zone={zone} onOpen={setOpen} />}
      {open?.sheet === 'add' && <AddPerson onAdded={showLink} onClose={close} />}
      {open?.sheet === 'account' && (
        <AccountSheet
          account={open.account}
          isOwn={open.account.id === me?.id}
          onReset={showLink}
          onClose={close}
        />
      )}
      {open?.sheet === 'link' && <LinkSheet link={open.link} zone={zone} onClose={close} />}
    </StaffFrame>
  );
}

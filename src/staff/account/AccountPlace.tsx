/** The own account, for every role. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useState } from 'react';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { $me, signOut } from '../stores/me.ts';
import { $account, $accountFailed, loadAccount } from '../stores/session/account.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { BROKEN, Empty } from '../ui/Empty.tsx';
import { Notice } from '../ui/Notice.tsx';
import { StaffFrame } from '../frame/StaffFrame.tsx';
import { TopBar } from '../frame/TopBar.tsx';
import { OwnSessions } from './OwnSessions.tsx';
import { SignInWays } from './SignInWays.tsx';

const PAGE = 'grid items-start gap-8 px-4 py-5 lg:grid-cols-2 lg:gap-x-12 lg:px-7 lg:py-6';

const reload = (): void => {
  loadAccount().catch(console.error);
};

function Content({ zone }: { zone: string }): JSX.Element | null {
  const account = useStore($account);
  const hasFailed = useStore($accountFailed);
  const [done, setDone] = useState<string>();
  if (!account)
    return hasFailed ? (
      <Empty drawing={BROKEN} title="Your account did not load">
        <StaffButton onClick={reload}>Try again</StaffButton>
      </Empty>
    ) : null;
  const now = Date.now();
  return (
    <div className="min-h-0 flex-1 lg:overflow-auto">
      <div role="status" data-done>
        {done && (
          <div className="px-4 pt-5 lg:max-w-[84rem] lg:px-7">
            <Notice look="good" glyph="check">
              {done}
            </Notice>
          </div>
        )}
      </div>
      <div className={`${PAGE} max-w-[84rem]`}>
        <SignInWays account={account} now={now} zone={zone} onDone={setDone} />
        <OwnSessions sessions={account.sessions} now={now} zone={zone} onDone={setDone} />
      </div>
    </div>
  );
}

export function AccountPlace({ practice }: { practice: StaffPractice }): JSX.Element {
  const isIn = useStore($me) !== undefined;
  useEffect(() => {
    if (isIn) reload();
  }, [isIn]);
  return (
    <StaffFrame practice={practice}>
      <TopBar title="Your account">
        <StaffButton disabled={!isIn} onClick={() => signOut().catch(console.error)}>
          Sign out
        </StaffButton>
      </TopBar>
      <Content zone={practice.business.zone} />
    </StaffFrame>
  );
}

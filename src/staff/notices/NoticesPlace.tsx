/** What rings, and on which of one’s phones and computers. Everything is saved as it is changed. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect } from 'react';
import { maySee, type StaffPractice } from '#staff/contract/practice.ts';
import { Trouble } from '../ui/Trouble.tsx';
import { StaffFrame } from '../frame/StaffFrame.tsx';
import { TopBar } from '../frame/TopBar.tsx';
import { useAction } from '../frame/use-action.ts';
import { $me } from '../stores/me.ts';
import {
  $notices,
  $noticesFailed,
  failureWords,
  loadNotices,
  setNotices,
} from '../stores/session/notices.ts';
import { BROKEN, Empty } from '../ui/Empty.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import { ByEmail, OtherDevices, ThisDevice } from './Devices.tsx';
import { Rings } from './Rings.tsx';

const PAGE =
  'grid max-w-[84rem] items-start gap-4 px-4 py-4 lg:grid-cols-2 lg:gap-x-6 lg:gap-y-5 lg:px-7 lg:py-6';

const reload = (): void => {
  loadNotices().catch(console.error);
};

function Content({ practice }: { practice: StaffPractice }): JSX.Element | null {
  const view = useStore($notices);
  const hasFailed = useStore($noticesFailed);
  const { failure, isBusy, run } = useAction(failureWords);
  if (!view)
    return hasFailed ? (
      <Empty drawing={BROKEN} title="The notices did not load">
        <p className="max-w-[30ch] text-ms text-ink-soft">What rings goes on ringing.</p>
        <StaffButton onClick={reload}>Try again</StaffButton>
      </Empty>
    ) : null;
  const { zone } = practice.business;
  const props = { view, zone, run, isBusy };
  return (
    <div className={PAGE} data-notices>
      <div className="sticky top-16 z-10 empty:hidden lg:top-2 lg:col-span-2">
        <Trouble failure={failure} />
      </div>
      <div className="grid gap-4 lg:gap-5">
        <ThisDevice {...props} />
        <OtherDevices {...props} />
        <ByEmail {...props} />
      </div>
      <div className="grid gap-4 lg:gap-5">
        <Rings settings={view.settings} onChange={(changes) => run(() => setNotices(changes))} />
      </div>
    </div>
  );
}

export function NoticesPlace({ practice }: { practice: StaffPractice }): JSX.Element {
  const mayRead = maySee(useStore($me)?.role, 'notices');
  useEffect(() => {
    if (mayRead) reload();
  }, [mayRead]);
  return (
    <StaffFrame place="notices" practice={practice}>
      <TopBar title="Notices">
        <span className="text-sm text-ink-soft max-lg:hidden">Saved as you change them</span>
      </TopBar>
      <div className="min-h-0 flex-1 lg:overflow-auto">
        <Content practice={practice} />
      </div>
    </StaffFrame>
  );
}

/** The frame of every staff page: rail or dock, hidden names, session. */
import { useStore } from '@nanostores/react';
import { type JSX, lazy, type ReactNode, Suspense, useEffect } from 'react';
import { startOf } from '#staff/contract/next-path.ts';
import { maySee, type PlaceId, placesOf, type StaffPractice } from '#staff/contract/practice.ts';
import { watchAbsence } from '../stores/hidden.ts';
import { $signedOut } from '../stores/client.ts';
import { $confirming } from '../stores/confirmation.ts';
import { $me, $unfinished, loadMe, watchSession } from '../stores/me.ts';
import { BrandMark } from '#ui/BrandMark.tsx';
import { HideButton } from './HideNamesButton.tsx';
import { OwnButton } from './OwnMenu.tsx';
import { PlaceNav } from './PlaceNav.tsx';
import { ToastBar } from './ToastBar.tsx';

const SignedOut = lazy(async () => ({
  default: (await import('./after-answer.ts')).rare.SignedOut,
}));
const ConfirmSheet = lazy(async () => ({
  default: (await import('./ConfirmSheet.tsx')).ConfirmSheet,
}));
const NoRole = lazy(async () => ({ default: (await import('./after-answer.ts')).rare.NoRole }));

const RAIL = 'hidden w-[76px] flex-none flex-col items-stretch bg-raised pt-3.5 pb-2.5 lg:flex';
const DOCK = 'sticky bottom-0 z-40 mt-auto grid auto-cols-fr grid-flow-col bg-raised lg:hidden';

interface Props {
  /** None for the own account, which every role has. */
  place?: PlaceId;
  practice: Pick<StaffPractice, 'name'>;
  /** Where another bar has the bottom of a phone. */
  isDockHidden?: boolean;
  /** Whether the single keys of the place work by now. */
  hasKeys?: boolean;
  /** Rendered for roles that may see the place. */
  children: ReactNode;
}

export function StaffFrame({
  place,
  practice,
  isDockHidden = false,
  hasKeys = false,
  children,
}: Props): JSX.Element {
  const me = useStore($me);
  const isOut = useStore($signedOut);
  const unfinished = useStore($unfinished);
  const confirm = useStore($confirming);
  useEffect(() => {
    const stopWatching = [watchSession(), watchAbsence()];
    loadMe().catch(console.error);
    return () => {
      for (const stop of stopWatching) stop();
    };
  }, []);
  const places = me && placesOf(me.role);
  const mayEnter = !me || place === undefined || maySee(me.role, place);
  return (
    <div className="frame">
      <nav className={`${RAIL} rule-r`} aria-label="Places">
        <a
          className="mb-3 grid h-9 place-items-center"
          href={startOf(me?.role ?? 'admin')}
          aria-label={`${practice.name}, ${places?.[0]?.name.toLowerCase() ?? 'inbox'}`}
        >
          <BrandMark className="mark h-[17px] w-11" />
        </a>
        <PlaceNav place={place} />
        <span className="flex-1" />
        <HideButton />
        <OwnButton />
      </nav>
      <main
        className="flex min-w-0 flex-1 flex-col lg:overflow-hidden"
        id="main"
        tabIndex={-1}
        data-signed-in={me ? '' : undefined}
        data-keys={hasKeys ? '' : undefined}
      >
        {mayEnter ? (
          children
        ) : (
          <Suspense fallback={null}>
            <NoRole place={place} />
          </Suspense>
        )}
      </main>
      <nav
        className={`${DOCK} rule-t pb-[env(safe-area-inset-bottom)]`}
        aria-label="Places, at the bottom"
        // The only place is no choice, once one is there.
        hidden={isDockHidden || (places?.length === 1 && places[0]?.id === place)}
      >
        <PlaceNav place={place} />
      </nav>
      <ToastBar />
      {confirm && (
        <Suspense fallback={null}>
          <ConfirmSheet onDone={() => confirm(true)} onClose={() => confirm(false)} />
        </Suspense>
      )}
      {isOut && unfinished > 0 && (
        <Suspense fallback={null}>
          <SignedOut />
        </Suspense>
      )}
    </div>
  );
}

/** Who is signed in, and the way out. */
import { useStore } from '@nanostores/react';
import { type JSX, lazy, Suspense, useState } from 'react';
import { $me } from '../stores/me.ts';
import { RailButton } from './RailButton.tsx';

/** Two letters of a username. */
export const initialsOf = (username: string): string => username.slice(0, 2).toUpperCase();

const OwnSheet = lazy(async () => ({ default: (await import('./after-answer.ts')).rare.OwnSheet }));

/** The button at the end of the rail. */
export function OwnButton(): JSX.Element {
  const me = useStore($me);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <RailButton disabled={!me} onClick={() => setOpen(true)}>
        <span className="grid size-6 place-items-center rounded-full bg-teal-tint text-[0.6875rem] font-semibold text-teal-deep">
          {me && initialsOf(me.username)}
        </span>
        <span className="max-w-[72px] truncate">{me?.username ?? 'You'}</span>
      </RailButton>
      {isOpen && (
        <Suspense fallback={null}>
          <OwnSheet onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

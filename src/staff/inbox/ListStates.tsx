/** What the list shows before it is there: loading, an error. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useState } from 'react';
import { timeText } from '#lib/time-words.ts';
import type { StaffError } from '../stores/client.ts';
import { $now } from '../stores/clock.ts';
import { loadInbox } from '../stores/inbox.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { BROKEN, Empty } from '../ui/Empty.tsx';

/** Milliseconds without anything: most responses are faster. */
const SILENT_MS = 300;
const ROWS = [0, 1, 2, 3, 4, 5];

/** Rows without words, at the height of real ones. */
export function LoadingRows(): JSX.Element | null {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), SILENT_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!isLate) return null;
  return (
    <div role="status">
      <p className="px-4 py-3 text-xs font-semibold text-ink-soft">Loading…</p>
      {ROWS.map((row) => (
        <div
          className="grid gap-2 rule-t px-5 py-3.5 lg:min-h-[46px] lg:grid-cols-4 lg:gap-8"
          key={row}
        >
          <span className="h-3.5 w-2/5 rounded-[4px] bg-sunk lg:w-full" />
          <span className="h-3 w-3/5 rounded-[4px] bg-sunk lg:w-full" />
          <span className="h-3 w-1/3 rounded-[4px] bg-sunk" />
        </div>
      ))}
    </div>
  );
}

const WORDS = 'max-w-[30ch] text-ms text-ink-soft';

const MEANINGS: Readonly<Partial<Record<StaffError['trouble'], string>>> = {
  offline: 'There’s no connection. The list comes by itself when there is one.',
  'slow-down': 'Too many requests. Wait a minute, then try again.',
  forbidden: 'Your role doesn’t see leads. An admin can change that.',
};

/** The list did not load: what it means for people first, the code last. */
export function FailedList({
  failure,
  zone,
}: {
  failure: StaffError | null;
  zone: string;
}): JSX.Element {
  const now = useStore($now);
  const meaning =
    (failure && MEANINGS[failure.trouble]) ??
    'Our server answered with an error. Nobody is lost: leads are still taken in.';
  return (
    <div role="alert" className="contents">
      <Empty drawing={BROKEN} title="The list did not load">
        <p className={WORDS}>{meaning}</p>
        <StaffButton look="go" onClick={() => loadInbox().catch(console.error)}>
          Try again
        </StaffButton>
        {failure !== null && failure.status > 0 && (
          <p className="text-sm text-ink-soft">
            Error {failure.status} at {timeText(now, zone)}.
          </p>
        )}
      </Empty>
    </div>
  );
}

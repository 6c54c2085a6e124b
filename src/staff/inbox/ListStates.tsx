/** What the list shows without rows: loading, an empty queue, no match, an error. */
import { useStore } from '@nanostores/react';
import { type JSX, useEffect, useState } from 'react';
import type { Queue } from '#staff/contract/inbox.ts';
import { timeText } from '#domain/booking/time-words.ts';
import type { StaffError } from '../stores/client.ts';
import { $now } from '../stores/clock.ts';
import { $counts } from '../stores/counts.ts';
import { $filters, $queue, applyFilters, loadInbox } from '../stores/inbox.ts';
import { StaffButton, StaffButtonLink } from '../ui/StaffButton.tsx';
import { Empty } from '../ui/Empty.tsx';
import { Secret } from '../frame/Secret.tsx';

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
      <p className="text-xs px-4 py-3 font-semibold text-ink-soft">Loading…</p>
      {ROWS.map((row) => (
        <div
          className="rule-t grid gap-2 px-5 py-3.5 lg:min-h-[46px] lg:grid-cols-4 lg:gap-8"
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

const NOTHING: Readonly<Record<Queue, readonly [title: string, text: string]>> = {
  unanswered: [
    'Everybody has an answer',
    'The next lead shows up here by itself. You can put the phone away.',
  ],
  first: ['Nothing to read first', 'Whoever may be in danger shows up here by a list of phrases.'],
  due: ['Nothing is due today', 'Answers, calls and what you put off for a day show up here.'],
  undelivered: ['Everything arrived', 'Nobody is lost. All leads are where they should be.'],
  spam: ['No spam', 'What looks like spam is kept here and never deleted unseen.'],
  all: ['Nobody has written yet', 'The first lead shows up here by itself.'],
};

const WORDS = 'max-w-[30ch] text-ms text-ink-soft';

/** Where a search has looked. */
const PLACES: Readonly<Record<Queue, string>> = {
  first: 'Read first',
  due: 'Due today',
  unanswered: 'Unanswered',
  undelivered: 'Undelivered',
  spam: 'Spam',
  all: 'all leads',
};

/** A queue without leads, or a search without a match. */
export function NoRows(): JSX.Element {
  const queue = useStore($queue);
  const filters = useStore($filters);
  const all = useStore($counts)?.all ?? 0;
  const [title, text] = NOTHING[queue];
  if (Object.keys(filters).length) {
    return (
      <Empty
        title={
          filters.search ? (
            <>
              No “<Secret>{filters.search}</Secret>”
            </>
          ) : (
            'Nobody fits'
          )
        }
      >
        <p className={WORDS}>Looked at names, emails and phones in {PLACES[queue]}.</p>
        {queue !== 'all' && (
          <StaffButtonLink href="#all">Search all {all.toLocaleString('en-US')}</StaffButtonLink>
        )}
        <StaffButton look="quiet" onClick={() => applyFilters({}).catch(console.error)}>
          Clear search and filters
        </StaffButton>
      </Empty>
    );
  }
  return (
    <Empty title={title}>
      <p className={WORDS}>{text}</p>
      {queue !== 'all' && all > 0 && (
        <StaffButtonLink href="#all">Show all {all.toLocaleString('en-US')}</StaffButtonLink>
      )}
    </Empty>
  );
}

const MEANINGS: Readonly<Partial<Record<StaffError['trouble'], string>>> = {
  offline: 'There’s no connection. The list comes by itself when there is one.',
  'slow-down': 'Too many questions at once. Wait a minute, then try again.',
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
      <Empty drawing="broken" title="The list did not load">
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

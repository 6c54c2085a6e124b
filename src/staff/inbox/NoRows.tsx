/** The end of a list, and a list without rows: an empty queue, or a search without a match. Loaded after the list. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import { countText, type Queue } from '#staff/contract/inbox.ts';
import { Secret } from '../frame/Secret.tsx';
import { $counts } from '../stores/counts.ts';
import { $filters, $list, $queue, applyFilters, loadMore } from '../stores/inbox.ts';
import { filterHash } from '../stores/view.ts';
import { Empty } from '../ui/Empty.tsx';
import { LOOP } from '../ui/loop.ts';
import { StaffButton, StaffButtonLink } from '../ui/StaffButton.tsx';

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
        drawing={LOOP}
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
        <p className={WORDS}>
          {filters.search
            ? `Looked at names, emails and phones in ${PLACES[queue]}.`
            : `No request in ${PLACES[queue]} has all that you chose.`}
        </p>
        {queue !== 'all' && (
          <StaffButtonLink href={`#all${filterHash(filters)}`}>
            Search all {countText(all)}
          </StaffButtonLink>
        )}
        <StaffButton look="quiet" onClick={() => applyFilters({}).catch(console.error)}>
          Clear search and filters
        </StaffButton>
      </Empty>
    );
  }
  return (
    <Empty drawing={LOOP} title={title}>
      <p className={WORDS}>{text}</p>
      {queue !== 'all' && all > 0 && (
        <StaffButtonLink href="#all">Show all {countText(all)}</StaffButtonLink>
      )}
    </Empty>
  );
}

/** What stands below the rows. */
export function ListEnd(): JSX.Element {
  const { rows, next } = useStore($list);
  const queue = useStore($queue);
  const counts = useStore($counts);
  const isFiltered = Object.keys(useStore($filters)).length > 0;
  const all = isFiltered ? rows.length : Math.max(rows.length, counts?.[queue] ?? 0);
  const end =
    queue === 'unanswered' && !isFiltered ? ' Nothing else is waiting for an answer.' : '';
  return (
    <div className="grid justify-items-center gap-2 p-4 text-center text-sm text-ink-soft">
      {next ? (
        <StaffButton onClick={() => loadMore().catch(console.error)}>Show more</StaffButton>
      ) : (
        <p>
          {rows.length.toLocaleString('en-US')} of {all.toLocaleString('en-US')}.{end}
        </p>
      )}
      {queue === 'spam' && (
        <p>Open one and choose “Not spam” to put it back. It goes to Unanswered and to the CRM.</p>
      )}
    </div>
  );
}

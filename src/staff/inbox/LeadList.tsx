/** The list of leads with its groups. */
import { useStore } from '@nanostores/react';
import { type JSX, lazy, Suspense } from 'react';
import { groupRows } from '#staff/contract/groups.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { $now } from '../stores/clock.ts';
import {
  $arrived,
  $filters,
  $list,
  $picked,
  $queue,
  pickRow,
  showArrived,
} from '../stores/inbox.ts';
import { filterHash } from '../stores/view.ts';
import { StaffButton } from '../ui/StaffButton.tsx';
import { FailedList, LoadingRows } from './ListStates.tsx';
import { Row } from './Row.tsx';

const NoRows = lazy(async () => ({ default: (await import('./after-list.ts')).late.NoRows }));
const ListEnd = lazy(async () => ({ default: (await import('./after-list.ts')).late.ListEnd }));
const DueDay = lazy(async () => ({ default: (await import('./after-list.ts')).late.DueDay }));

/** New leads wait in a pill, so that the list does not move under a finger. */
function NewPill(): JSX.Element {
  const count = useStore($arrived).length;
  const words = `${count} new ${count === 1 ? 'lead' : 'leads'}`;
  return (
    <div
      className="sticky top-0 z-20 flex h-0 items-start justify-center overflow-visible"
      role="status"
    >
      {count > 0 && (
        <StaffButton
          className="mt-1.5 flex-none shadow-(--shadow-lift)"
          look="ink"
          glyph="up"
          onClick={() => showArrived().catch(console.error)}
        >
          {words}
        </StaffButton>
      )}
    </div>
  );
}

interface Props {
  practice: StaffPractice;
  current: string | null;
}

export function LeadList({ practice, current }: Props): JSX.Element {
  const { status, rows, failure } = useStore($list);
  const queue = useStore($queue);
  const filters = filterHash(useStore($filters));
  const now = useStore($now);
  const isPicking = useStore($picked).size > 0;
  const groups = queue === 'due' ? [] : groupRows(rows, queue, now, practice.business);
  if (status === 'loading') return <LoadingRows />;
  if (status === 'failed') return <FailedList failure={failure} zone={practice.business.zone} />;
  if (!rows.length)
    return (
      <>
        <NewPill />
        <Suspense fallback={null}>
          <NoRows />
        </Suspense>
      </>
    );
  return (
    <div className="min-h-0 flex-1 lg:overflow-auto" data-picking={isPicking ? '' : undefined}>
      <NewPill />
      {queue === 'due' && (
        <Suspense fallback={null}>
          <DueDay rows={rows} practice={practice} current={current} />
        </Suspense>
      )}
      {groups.map((group) => (
        <section key={group.key} aria-label={group.title}>
          <h2
            className="flex justify-between gap-3 rule-b px-4 pt-3.5 pb-[5px] text-xs text-ink-soft data-over:text-error lg:pt-3 lg:pl-11"
            data-over={group.isOverdue ? '' : undefined}
          >
            <span>{group.title}</span>
            <span className="font-normal text-ink-soft">{group.note}</span>
          </h2>
          <ol>
            {group.rows.map((row) => (
              <Row
                key={row.id}
                row={row}
                practice={practice}
                href={`#${queue}/${row.id}${filters}`}
                isCurrent={row.id === current}
                onPick={(upTo) => pickRow(row.id, upTo)}
              />
            ))}
          </ol>
        </section>
      ))}
      <Suspense fallback={null}>
        <ListEnd />
      </Suspense>
    </div>
  );
}

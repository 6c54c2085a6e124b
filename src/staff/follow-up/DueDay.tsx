/** One day on one thread, by the clock: answers, calls, tries and what was put off. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import { timeText } from '#lib/time-words.ts';
import type { InboxRow } from '#staff/contract/inbox.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { fullText, spanText } from '#staff/contract/times.ts';
import { initials, Secret, shortName } from '../frame/Secret.tsx';
import { $now } from '../stores/clock.ts';
import { $filters } from '../stores/inbox.ts';
import { filterHash } from '../stores/view.ts';
import { SafetyTag, Tag } from '../ui/Tag.tsx';

const WAYS = { call: 'Call', text: 'Text', email: 'Email' } as const;
const ORDINALS = ['First', 'Second', 'Third', 'Fourth', 'Fifth'] as const;
/** From here on, a time is said as how far it is. */
const NEAR_MS = 60 * 60_000;

/** Why a row is here. */
function reasonOf(row: InboxRow, now: number): string {
  const { nextAt, dueAt, dueWhy, tries, callAt, replyBy, answeredAt, way } = row;
  if (nextAt === dueAt && dueWhy === 'try')
    return `${ORDINALS[tries] ?? `${tries + 1}th`} try.${answeredAt === null ? ' Not answered yet.' : ''}`;
  if (nextAt === dueAt && dueWhy === 'later') return 'Put here to look at it again.';
  if (nextAt === callAt && callAt !== null)
    return callAt < now ? 'Booked call. What happened?' : 'Booked call.';
  return nextAt === replyBy ? `Answer by. ${WAYS[way ?? 'email']}.` : 'Due.';
}

interface EntryProps {
  row: InboxRow;
  practice: StaffPractice;
  isCurrent: boolean;
}

function Entry({ row, practice, isCurrent }: EntryProps): JSX.Element {
  const now = useStore($now);
  const { zone } = practice.business;
  const at = row.nextAt ?? now;
  const isAnswer = at === row.replyBy;
  const isLate = at < now;
  const filters = filterHash(useStore($filters));
  const near = at - now < NEAR_MS ? `in ${spanText(at - now)}` : '';
  return (
    <li
      className="due-entry hover:bg-raised data-current:bg-teal-tint"
      data-lead={row.id}
      data-answer={isAnswer ? '' : undefined}
      data-current={isCurrent ? '' : undefined}
    >
      <time className={`text-ms font-semibold whitespace-nowrap ${isLate ? 'text-error' : ''}`}>
        {isLate ? `${spanText(now - at)} ago` : timeText(at, zone)}
      </time>
      <span className="min-w-0">
        <span className="flex items-baseline justify-between gap-2">
          <a
            className="truncate text-md font-semibold no-underline"
            href={`#due/${row.id}${filters}`}
            aria-current={isCurrent ? 'true' : undefined}
          >
            <Secret instead={initials(row.firstName, row.lastName)} width="short" row={row.id}>
              {shortName(row)}
            </Secret>
          </a>
          <b className="text-sm whitespace-nowrap text-tan-deep">{isLate ? '' : near}</b>
        </span>
        <span className="flex flex-wrap items-center gap-x-1.5 gap-y-1 text-ms text-ink-soft">
          {reasonOf(row, now)}
          {row.isFirst && <Tag look="first">Read first</Tag>}
          <SafetyTag of={row} />
        </span>
      </span>
    </li>
  );
}

interface Props {
  rows: readonly InboxRow[];
  practice: StaffPractice;
  current: string | null;
}

export function DueDay({ rows, practice, current }: Props): JSX.Element {
  const now = useStore($now);
  const { zone } = practice.business;
  const [late, ahead] = [
    rows.filter(({ nextAt }) => (nextAt ?? now) < now),
    rows.filter(({ nextAt }) => (nextAt ?? now) >= now),
  ];
  const entry = (row: InboxRow): JSX.Element => (
    <Entry key={row.id} row={row} practice={practice} isCurrent={row.id === current} />
  );
  return (
    <section aria-label="Due today">
      <h2 className="flex justify-between gap-3 px-4 pt-3.5 pb-2 text-xs text-ink-soft lg:px-5">
        <span>{fullText(now, zone).split(', ').slice(0, 2).join(', ')}</span>
        <span className="font-normal">{rows.length} to go</span>
      </h2>
      <ol className="grid pb-3">
        {late.map(entry)}
        <li className="due-entry" data-now>
          <time className="text-xs font-semibold">{timeText(now, zone)}</time>
          <b className="text-xs">Now</b>
        </li>
        {ahead.map(entry)}
      </ol>
    </section>
  );
}

/** Links to the queues with their counts. They are always in view. A lead can be in several (staff/contract/inbox.ts). */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import { countText } from '#staff/contract/inbox.ts';
import { $counts } from '../stores/counts.ts';
import { $filters, $queue } from '../stores/inbox.ts';
import { filterHash } from '../stores/view.ts';

const NAMES = {
  due: 'Due today',
  unanswered: 'Unanswered',
  undelivered: 'Undelivered',
  spam: 'Spam',
  all: 'All',
} as const;
/** Those with a link; what is read first stands above them all. */
const QUEUES = Object.keys(NAMES) as (keyof typeof NAMES)[];
const LINK =
  'group grid min-h-[54px] content-center justify-items-center gap-px rounded-thread px-2 text-xs whitespace-nowrap no-underline hover:bg-sunk';
const DESK = 'lg:flex lg:min-h-[38px] lg:items-center lg:gap-[7px] lg:px-3.5 lg:text-ms';
const CURRENT =
  'aria-[current]:bg-ink aria-[current]:font-semibold aria-[current]:text-paper aria-[current]:hover:bg-ink';
const COUNT =
  'order-first text-lg font-semibold group-aria-[current]:text-paper lg:order-none lg:text-sm';

export function Queues(): JSX.Element {
  const counts = useStore($counts);
  const current = useStore($queue);
  const filters = filterHash(useStore($filters));
  return (
    <nav
      className="flex justify-between overflow-x-auto rule-b px-1.5 pt-0.5 pb-2 lg:-order-1 lg:justify-start lg:px-3.5 lg:pt-2.5"
      aria-label="Queues"
    >
      {QUEUES.map((queue) => (
        <a
          className={`${LINK} ${DESK} ${CURRENT}`}
          key={queue}
          href={`#${queue}${filters}`}
          aria-current={queue === current ? 'page' : undefined}
        >
          {NAMES[queue]}{' '}
          <span
            className={`${COUNT} data-all:font-normal data-all:text-ink-soft data-bad:text-error`}
            data-all={queue === 'all' && queue !== current ? '' : undefined}
            data-bad={
              queue === 'undelivered' && queue !== current && counts?.undelivered ? '' : undefined
            }
          >
            {counts ? countText(counts[queue]) : '–'}
          </span>
        </a>
      ))}
    </nav>
  );
}

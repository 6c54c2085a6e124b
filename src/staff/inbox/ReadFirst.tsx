/** What a word list found, over every queue. It adds and moves nothing: the same people stand in their usual place below. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { spanText } from '#staff/contract/times.ts';
import { $now } from '../stores/clock.ts';
import { $counts } from '../stores/counts.ts';
import { $filters, $first, $queue, pickRow } from '../stores/inbox.ts';
import { filterHash } from '../stores/view.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { Marked } from '../ui/Marked.tsx';
import { Row } from './Row.tsx';

/** Rows before the link to all. */
const SHOWN = 2;

interface Props {
  practice: StaffPractice;
  current: string | null;
}

export function ReadFirst({ practice, current }: Props): JSX.Element {
  const urgent = useStore($first);
  const count = useStore($counts)?.first ?? urgent.length;
  const queue = useStore($queue);
  const filters = filterHash(useStore($filters));
  const now = useStore($now);
  const oldestAt = Math.min(...urgent.map(({ receivedAt }) => receivedAt));
  // The day that is due has its own thread: one line here.
  const isLine = queue === 'due';
  return (
    <>
      <p className="vh" role="status">
        {count > 0 && `${count} to read first`}
      </p>
      {urgent.length > 0 && (
        <section className="rule-b bg-error-tint" aria-labelledby="read-first">
          <div className="flex items-baseline justify-between gap-3 px-4 pt-[11px] lg:px-5">
            <h2
              className="flex items-center gap-[9px] text-[1.0625rem] text-error"
              id="read-first"
              tabIndex={-1}
            >
              <Glyph name="flag" />
              <span className="self-baseline">Read first · {count}</span>
            </h2>
            <span className="text-xs font-medium">
              Oldest waits {spanText(Math.max(0, now - oldestAt))}
            </span>
          </div>
          <ol hidden={isLine}>
            {urgent.slice(0, SHOWN).map((row) => (
              <Row
                key={row.id}
                row={row}
                practice={practice}
                href={`#${queue}/${row.id}/first${filters}`}
                isCurrent={row.id === current}
                words={<Marked text={row.message.text} marks={row.message.marks} />}
                onPick={(upTo) => pickRow(row.id, upTo)}
              />
            ))}
          </ol>
          <div className="flex flex-wrap items-center justify-between gap-x-4 px-4 text-xs lg:pl-[52px]">
            <p className="py-2.5" hidden={isLine}>
              A word list picked these. It’s a guess and it misses things. They also stand below, in
              their usual place.
            </p>
            {(count > SHOWN || isLine) && (
              <a className="inline-grid min-h-11 items-center text-sm font-semibold" href="#first">
                {isLine ? 'Open' : `Show all ${count}`}
              </a>
            )}
          </div>
        </section>
      )}
    </>
  );
}

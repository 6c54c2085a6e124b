/** The four figures. Shares name their counts; fewer than ten make no percentage. */
import type { JSX, ReactNode } from 'react';
import type { BusinessHours } from '#features/booking/reply-time.ts';
import { replyText } from '#lib/reply-words.ts';
import type { Overview } from '#staff/contract/overview.ts';
import { durationText, whenText } from '#staff/contract/times.ts';

/** Fewest requests that make a share. */
const FEWEST = 10;

interface FigureProps {
  value: string;
  label: string;
  children?: ReactNode;
}

/** A value whose units are small: `3 h 10 min`. */
function Value({ text }: { text: string }): JSX.Element {
  return (
    <p className="text-2xl font-semibold tracking-[-0.01em]">
      {text.split(/([a-z%]+)/).map((part, index) =>
        index % 2 ? (
          <small className="text-md" key={part}>
            {part}
          </small>
        ) : (
          part
        ),
      )}
    </p>
  );
}

function Figure({ value, label, children }: FigureProps): JSX.Element {
  return (
    <div className="bg-paper py-3.5 pr-3 max-lg:odd:pl-0 max-lg:even:pl-3.5 lg:px-5 lg:py-4 lg:first:pl-0">
      <Value text={value} />
      <p className="mt-1 text-sm">{label}</p>
      {children && <p className="mt-0.5 text-xs text-ink-soft">{children}</p>}
    </div>
  );
}

interface Props {
  overview: Overview;
  business: BusinessHours;
}

export function Figures({ overview, business: { zone, replyHours } }: Props): JSX.Element {
  const { medianAnswerMs, answered, waiting, refused, now } = overview;
  const { last14Days, before } = medianAnswerMs;
  const { due, inTime, late, overdue } = answered;
  const some = due > 0 ? `${inTime} of ${due}` : '–';
  const share = due >= FEWEST ? `${Math.round((inTime / due) * 100)}%` : some;
  const details = [late && `${late} late`, overdue && `${overdue} overdue now`].filter(Boolean);
  return (
    <section
      className="grid grid-cols-2 gap-px border-0 border-y border-solid border-line bg-line lg:grid-cols-4"
      aria-label="The last 14 days"
    >
      <Figure
        value={last14Days === null ? '–' : durationText(last14Days)}
        label="to first answer (median)"
      >
        {last14Days === null ? 'Fewer than 10 answers' : 'Business hours'}
        {before !== null && ` · 14 days before: ${durationText(before)}`}
      </Figure>
      <Figure value={share} label={`answered in ${replyText(replyHours, 'en')}`}>
        {[due >= FEWEST && `${inTime} of ${due} due`, details.join(', ')]
          .filter(Boolean)
          .join(' · ') || (due > 0 ? 'None late, none overdue' : 'None was due yet')}
      </Figure>
      <Figure value={String(waiting.count)} label="waiting for delivery">
        {waiting.oldestAt !== null && `Oldest since ${whenText(waiting.oldestAt, now, zone)}`}
      </Figure>
      <Figure value={String(refused.count)} label="refused">
        {refused.count > 0 && <a href="/admin#undelivered">Look at it</a>}
      </Figure>
    </section>
  );
}

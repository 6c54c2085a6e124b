/** The time until an answer is due: a thread that is used up. It says again in words what the drawing says. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import type { LeadView } from '#staff/contract/lead.ts';
import { capital, dueState, dueText, spanText, whenText } from '#staff/contract/times.ts';
import { $now } from '../stores/clock.ts';

const LOOKS = {
  overdue: 'font-semibold text-error',
  today: 'font-semibold text-tan-deep',
  later: 'font-semibold text-teal-deep',
} as const;
/** Width of the drawing in its own units. */
const WIDTH = 600;

interface Props {
  lead: LeadView & { replyBy: number };
  zone: string;
}

export function Clock({ lead, zone }: Props): JSX.Element {
  const now = useStore($now);
  const { receivedAt, replyBy, readFirst } = lead;
  const isFirst = readFirst !== null && readFirst.readAt === null;
  const state = dueState(replyBy, now, zone);
  const look = LOOKS[state];
  const share = (at: number): number =>
    Math.min(1, Math.max(0, (at - receivedAt) / Math.max(1, replyBy - receivedAt)));
  const at = Math.max(8, share(now) * (WIDTH - 16) + 8);
  const due = dueText(replyBy, now, zone);
  const words = {
    overdue: due,
    today: `Answer by ${due.replace('Today ', '')} today`,
    later: `Answer ${due}`,
  }[state];
  const left =
    state === 'overdue'
      ? `was due ${whenText(replyBy, now, zone)}`
      : `${spanText(replyBy - now)} left`;
  return (
    <div className="grid max-w-[44rem] gap-1.5">
      <p className="flex flex-wrap items-baseline justify-between gap-x-2.5">
        {isFirst ? (
          <b className="text-[1.0625rem] text-error">Read now</b>
        ) : (
          <b className={`text-[1.0625rem] ${look}`}>{words}</b>
        )}
        <span className="text-sm text-ink-soft">{isFirst ? words : left}</span>
      </p>
      <svg
        className={`h-3.5 w-full ${look}`}
        viewBox={`0 0 ${WIDTH} 14`}
        preserveAspectRatio="none"
        fill="none"
        stroke="currentColor"
        strokeWidth="4"
        aria-hidden="true"
      >
        <path className="text-ink-soft" d={`M0 7H${WIDTH}`} strokeWidth="3" strokeDasharray="9 6" />
        <path d={`M0 7H${state === 'overdue' ? WIDTH : at}`} />
        <path d={`M${at - 3} 7h6`} strokeWidth="10" />
      </svg>
      <p className="flex justify-between gap-2.5 text-xs text-ink-soft">
        <span>Came {whenText(receivedAt, now, zone)}</span>
        <span>{isFirst ? left : capital(whenText(replyBy, now, zone))}</span>
      </p>
    </div>
  );
}

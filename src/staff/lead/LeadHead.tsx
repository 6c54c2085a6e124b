/** Header of a lead: reply-by time, name, time received, assignee. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import type { LeadView } from '#staff/contract/lead.ts';
import { dueState, dueText, fullText, spanText, whenText } from '#staff/contract/times.ts';
import { $now } from '../stores/clock.ts';
import { $me } from '../stores/me.ts';
import { Tag } from '../ui/Tag.tsx';
import { initials, Secret } from '../frame/Secret.tsx';

const LOOKS = {
  overdue: 'font-semibold text-error',
  today: 'font-semibold text-tan-deep',
  later: 'font-semibold',
} as const;

function Due({ lead, zone }: { lead: LeadView; zone: string }): JSX.Element {
  const now = useStore($now);
  if (lead.spam) return <p className="font-semibold text-tan-deep">In Spam</p>;
  if (lead.answeredAt !== null)
    return (
      <p>
        <b>Answered {whenText(lead.answeredAt, now, zone)}</b>
        <span className="text-ink-soft"> · by {lead.answeredBy ?? 'an account that is gone'}</span>
      </p>
    );
  if (lead.replyBy === null) return <p className="text-ink-soft">No reply needed</p>;
  const state = dueState(lead.replyBy, now, zone);
  const isOver = state === 'overdue';
  const words = dueText(lead.replyBy, now, zone);
  return (
    <p>
      <span className={LOOKS[state]}>{state === 'later' ? `Reply ${words}` : words}</span>
      <span className="text-ink-soft">
        {' · '}
        {isOver
          ? `reply was due ${whenText(lead.replyBy, now, zone)}`
          : `${spanText(lead.replyBy - now)} left`}
      </span>
    </p>
  );
}

export function LeadHead({ lead, zone }: { lead: LeadView; zone: string }): JSX.Element {
  const me = useStore($me);
  const { assignedTo } = lead;
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ');
  return (
    <header className="text-ms @4xl:col-span-2 grid gap-1">
      <Due lead={lead} zone={zone} />
      <h2 className="text-xl @4xl:text-[1.625rem] wrap-anywhere" id="lead-name" tabIndex={-1}>
        {name ? (
          <Secret instead={initials(lead.firstName, lead.lastName)}>{name}</Secret>
        ) : (
          lead.wants || 'No name'
        )}
      </h2>
      <p className="text-sm flex flex-wrap items-center gap-x-2.5 gap-y-1 text-ink-soft">
        Received {fullText(lead.receivedAt, zone)}
        {assignedTo ? (
          <Tag look="teal">
            Assigned to {assignedTo.id === me?.id ? 'you' : assignedTo.username}
          </Tag>
        ) : (
          <Tag>Assigned to nobody yet</Tag>
        )}
      </p>
    </header>
  );
}

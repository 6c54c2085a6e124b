/** Header of a lead: reply-by time, name, time received, assignee. */
import { useStore } from '@nanostores/react';
import type { JSX } from 'react';
import { type LeadView, OUTCOME_WORDS } from '#staff/contract/lead.ts';
import { fullText, whenText } from '#staff/contract/times.ts';
import { Clock } from '../follow-up/Clock.tsx';
import { $now } from '../stores/clock.ts';
import { $me } from '../stores/me.ts';
import { Tag } from '../ui/Tag.tsx';
import { initials, Secret } from '../frame/Secret.tsx';

function Due({ lead, zone }: { lead: LeadView; zone: string }): JSX.Element {
  const now = useStore($now);
  if (lead.spam) return <p className="font-semibold text-tan-deep">In Spam</p>;
  if (lead.answeredAt !== null)
    return (
      <p>
        <b>
          {lead.outcome ? OUTCOME_WORDS[lead.outcome] : 'Answered'}{' '}
          {whenText(lead.answeredAt, now, zone)}
        </b>
        <span className="text-ink-soft"> · by {lead.answeredBy ?? 'an account that is gone'}</span>
      </p>
    );
  if (lead.replyBy === null) return <p className="text-ink-soft">No reply needed</p>;
  return <Clock lead={{ ...lead, replyBy: lead.replyBy }} zone={zone} />;
}

export function LeadHead({ lead, zone }: { lead: LeadView; zone: string }): JSX.Element {
  const me = useStore($me);
  const { assignedTo } = lead;
  const name = [lead.firstName, lead.lastName].filter(Boolean).join(' ');
  return (
    <header className="grid gap-1 text-ms @4xl:col-span-2">
      <Due lead={lead} zone={zone} />
      <h2 className="text-xl wrap-anywhere @4xl:text-[1.625rem]" id="lead-name" tabIndex={-1}>
        {name ? (
          <Secret instead={initials(lead.firstName, lead.lastName)}>{name}</Secret>
        ) : (
          lead.wants || 'No name'
        )}
      </h2>
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1 text-sm text-ink-soft">
        {lead.readFirst?.readAt === null && <Tag look="first">Read first</Tag>}
        {(lead.answeredAt !== null || lead.replyBy === null || lead.spam) &&
          `Received ${fullText(lead.receivedAt, zone)}`}
        {lead.foreign && (
          <Tag look="blue">
            {lead.entered ? 'Speaks' : 'Writes in'} {lead.foreign}
          </Tag>
        )}
        {lead.tries > 0 && lead.answeredAt === null && (
          <Tag look="tan">{lead.tries === 1 ? '1 try' : `${lead.tries} tries`}, no answer</Tag>
        )}
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

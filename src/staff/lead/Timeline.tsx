/** What happened to a lead, oldest first. */
import type { JSX, ReactNode } from 'react';
import {
  type DestinationName,
  isDestination,
  type LeadEvent,
  type LeadView,
  type ReplyView,
  type TimelineEntry,
} from '#staff/contract/lead.ts';
import { callEventWords, LETTER_WORDS } from './call-words.ts';
import { CAME_BY } from '#staff/contract/caller.ts';
import type { StaffPractice } from '#staff/contract/practice.ts';
import { capital, whenText } from '#staff/contract/times.ts';
import { Tag } from '../ui/Tag.tsx';
import { Secret } from '../frame/Secret.tsx';
import { Section } from '../ui/Section.tsx';

const DID: Readonly<Partial<Record<LeadEvent, string>>> = {
  open: 'opened this',
  answer: 'marked this answered',
  reopen: 'opened this again',
  reached: 'reached them',
  held: 'held the call',
  scheduled: 'scheduled a first session',
  'no-fit': 'told them that it is no fit',
  referred: 'referred them',
  'no-answer': 'called, no answer',
  call: 'called, somebody else picked up',
  later: 'put this off',
  undo: 'took something back',
  join: 'put this together with another lead',
  part: 'took this apart: another person',
  'email-unsafe': 'noted that email is not safe',
  'email-safe': 'took back that email is not safe',
  rejoin: 'let the email count again',
  told: 'told the clinical director',
  'not-urgent': 'read this: not urgent',
  assign: 'assigned this',
  note: 'wrote a note',
  spam: 'marked this as spam',
  'not-spam': 'put this back from Spam',
  resend: 'sent this again',
  correct: 'corrected the email address',
  discard: 'discarded what was refused',
  export: 'exported this',
  'call-told': 'told them about their call',
};
const OUTCOMES = {
  open: 'delivered, waiting for an answer',
  delivered: 'delivered',
  refused: 'refused',
  later: 'try failed',
  paused: 'paused',
} as const;
const DESTINATION_NAMES: Readonly<Record<DestinationName, string>> = {
  hubspot: 'HubSpot',
  email: 'Notice to you',
  webhook: 'Webhook',
};

/** A destination in words; one of an earlier release by its own name. */
export function destinationName(destination: string): string {
  return isDestination(destination) ? DESTINATION_NAMES[destination] : destination;
}

interface Line {
  words: ReactNode;
  by: 'visitor' | 'failure' | 'staff';
  /** Words of ours, to be read at once. */
  note?: string;
  code?: string;
  said?: string;
}

const REPLIES: Readonly<Record<ReplyView['state'], string>> = {
  waiting: 'wrote an email, which goes out',
  sent: 'sent an email',
  copied: 'copied a letter',
  'taken-back': 'took an email back',
  refused: 'wrote an email, which was refused',
  failed: 'wrote an email, which was given up',
};

function replyLine({
  by,
  subject,
  text,
  state,
  reason,
}: Extract<TimelineEntry, { kind: 'reply' }>): Line {
  const isBad = state === 'refused' || state === 'failed';
  return {
    words: (
      <>
        <b>{by ?? 'An account that is gone'}</b> {REPLIES[state]}
      </>
    ),
    by: isBad ? 'failure' : 'staff',
    said: `${subject}\n\n${text}`,
    ...(reason && state !== 'sent' && { code: reason }),
  };
}

function lineOf(entry: TimelineEntry, lead: LeadView, practice: StaffPractice): Line {
  if (entry.kind === 'received') {
    const form = practice.forms[lead.form] ?? lead.form;
    if (lead.entered)
      return {
        words: (
          <>
            <b>{lead.entered.by ?? 'An account that is gone'}</b> wrote this down:{' '}
            {CAME_BY[lead.entered.cameBy].toLowerCase()}
          </>
        ),
        by: 'staff',
        ...(lead.isUnknownToHubSpot && {
          note: 'There was no email address, so HubSpot does not know this person. To have them there, add them in HubSpot.',
        }),
      };
    return { words: `Received from ${form}`, by: 'visitor', code: `Page ${lead.page.path}` };
  }
  if (entry.kind === 'marked')
    return {
      words: 'Marked “Read first”',
      by: 'visitor',
      code: `Phrase ${entry.number} of the list “${entry.list}”, version ${entry.version}`,
    };
  if (entry.kind === 'repeated') return { words: 'Sent once more; kept as one', by: 'visitor' };
  if (entry.kind === 'attempt') {
    const code = [entry.status, entry.reason].filter(Boolean).join(' ');
    return {
      words: `${destinationName(entry.destination)}: ${OUTCOMES[entry.outcome]}`,
      by: entry.outcome === 'delivered' || entry.outcome === 'open' ? 'visitor' : 'failure',
      code,
    };
  }
  if (entry.kind === 'reply') return replyLine(entry);
  const { by, action, text } = entry;
  if (action === 'moved')
    return { words: 'Booked another call with a later message; this one is free', by: 'visitor' };
  const letter =
    by === null && text === '' ? LETTER_WORDS[action as keyof typeof LETTER_WORDS] : undefined;
  if (letter) return { words: letter, by: action === 'call-told' ? 'visitor' : 'failure' };
  const about = callEventWords(action, text, lead.now, practice.business.zone);
  const isAssigned = action === 'assign';
  return {
    words: (
      <>
        <b>{by ?? 'An account that is gone'}</b> {about ?? DID[action]}
        {isAssigned && ` to ${text || 'nobody'}`}
      </>
    ),
    by: 'staff',
    ...(text && !isAssigned && about === null && { said: text }),
  };
}

const STATES: Readonly<Partial<Record<LeadView['delivery'], ReactNode>>> = {
  delivered: <Tag look="sage">Delivered</Tag>,
  waiting: <Tag look="tan">Waiting</Tag>,
  refused: <Tag look="bad">Refused</Tag>,
  failed: <Tag look="bad">Given up</Tag>,
  quarantined: <Tag look="bad">Held back</Tag>,
  discarded: <Tag>Discarded</Tag>,
};

interface Props {
  lead: LeadView;
  practice: StaffPractice;
}

export function Timeline({ lead, practice }: Props): JSX.Element {
  return (
    <Section title="Timeline" end={STATES[lead.delivery]} className="order-6 @4xl:order-none">
      <ol className="beads grid">
        {lead.timeline.map((entry, index) => {
          const { words, by, note, code, said } = lineOf(entry, lead, practice);
          return (
            <li
              className="grid grid-cols-[20px_1fr_auto] gap-x-2.5 gap-y-0.5 pb-3.5 text-sm"
              key={'id' in entry ? entry.id : index}
              data-by={by}
            >
              <span>{words}</span>
              <time className="pt-0.5 text-xs whitespace-nowrap text-ink-soft">
                {capital(whenText(entry.at, lead.now, practice.business.zone))}
              </time>
              {note && <span className="col-[2/-1] text-ink-soft">{note}</span>}
              {code && (
                <span className="col-[2/-1] wrap-anywhere text-ink-soft">
                  {by === 'visitor' ? code : <Secret width="long">{code}</Secret>}
                </span>
              )}
              {said && (
                <span className="col-[2/-1] mt-1 rounded-paper bg-raised px-3 py-2 wrap-anywhere whitespace-pre-wrap">
                  <Secret width="long">{said}</Secret>
                </span>
              )}
            </li>
          );
        })}
      </ol>
    </Section>
  );
}

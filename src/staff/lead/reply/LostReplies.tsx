/** Replies that did not go out: said on top of their lead, which is open again. */
import type { JSX } from 'react';
import type { LeadView, TimelineEntry } from '#staff/contract/lead.ts';
import { whenText } from '#staff/contract/times.ts';
import { Trouble } from '../../ui/Trouble.tsx';
import { useAction } from '../../frame/use-action.ts';
import { Notice } from '../../ui/Notice.tsx';
import { StaffTextButton } from '../../ui/StaffButton.tsx';
import { refusalWords } from './refusal-words.ts';
import { reply } from './reply.ts';

type Lost = Extract<TimelineEntry, { kind: 'reply' }>;

const isLost = (entry: TimelineEntry): entry is Lost =>
  entry.kind === 'reply' && (entry.state === 'refused' || entry.state === 'failed');

export function LostReplies({ lead, zone }: { lead: LeadView; zone: string }): JSX.Element | null {
  const { failure, isBusy, run } = useAction(refusalWords);
  const lost = lead.timeline.filter(isLost);
  if (lost.length === 0) return null;
  return (
    <>
      {lost.map(({ id, at, reason }) => (
        <Notice key={id} look="bad" glyph="alert">
          <b>The email of {whenText(at, lead.now, zone)} did not go out.</b> {reason}.{' '}
          <StaffTextButton
            disabled={isBusy}
            onClick={() => run(() => reply(lead.id, `replies/${encodeURIComponent(id)}/again`))}
          >
            Send it again
          </StaffTextButton>
        </Notice>
      ))}
      <Trouble failure={failure} />
    </>
  );
}

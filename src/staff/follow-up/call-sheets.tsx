/** Sheets for calls: one of a while ago or from another phone, and the question when somebody is back from the phone. */
import { useStore } from '@nanostores/react';
import { type JSX, useState } from 'react';
import { timeText } from '#lib/time-words.ts';
import type { LeadAction } from '#staff/contract/lead.ts';
import { Secret } from '../frame/Secret.tsx';
import { $called, $isBack } from '../stores/after-call.ts';
import { $now } from '../stores/clock.ts';
import { BoxField } from '../ui/Field.tsx';
import { Sheet } from '../ui/Sheet.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';
import type { FollowProps } from './sheets.tsx';

/** Minutes ago that a call is added for. */
const AGO = [0, 5, 15, 60] as const;

/** A call from another phone, or of a while ago. */
export function CallSheet({ lead, follow, onClose }: FollowProps): JSX.Element {
  const now = useStore($now);
  const [ago, setAgo] = useState<number>(0);
  const [voicemail, setVoicemail] = useState(false);
  const calledAt = now - ago * 60_000;
  const add = (action: LeadAction): void => follow(action, { calledAt, voicemail });
  return (
    <Sheet title="Add a call" onClose={onClose}>
      <fieldset>
        <legend className="text-sm font-semibold">When</legend>
        {AGO.map((minutes) => (
          <BoxField
            key={minutes}
            type="radio"
            name="ago"
            checked={ago === minutes}
            onChange={() => setAgo(minutes)}
          >
            {minutes ? `${minutes} minutes ago` : 'Just now'}
          </BoxField>
        ))}
      </fieldset>
      {lead.safe.voicemail !== 'no' && (
        <BoxField checked={voicemail} onChange={({ target }) => setVoicemail(target.checked)}>
          I left a voicemail, no reason named
        </BoxField>
      )}
      <StaffButton look="ink" tall glyph="check" onClick={() => add('reached')}>
        Talked
      </StaffButton>
      <StaffButton tall onClick={() => add('no-answer')}>
        No answer
      </StaffButton>
      <StaffButton tall onClick={() => add('call')}>
        Somebody else picked up
      </StaffButton>
    </Sheet>
  );
}

/** Back from the phone: one question, one tap. */
export function AfterCallSheet({
  lead,
  practice,
  follow,
}: Omit<FollowProps, 'onClose'>): JSX.Element | null {
  const called = useStore($called);
  const isBack = useStore($isBack);
  const [voicemail, setVoicemail] = useState(false);
  if (!isBack || called?.id !== lead.id) return null;
  const close = (): void => $called.set(null);
  const add = (action: LeadAction): void => {
    close();
    follow(action, { calledAt: Math.min(called.at, lead.now), voicemail });
  };
  return (
    <Sheet title={`You called at ${timeText(called.at, practice.business.zone)}`} onClose={close}>
      <p className="-mt-3 text-sm text-ink-soft">
        <Secret>{[lead.firstName, lead.lastName].filter(Boolean).join(' ')}</Secret>
      </p>
      <StaffButton look="ink" tall glyph="check" onClick={() => add('reached')}>
        Reached them
      </StaffButton>
      <StaffButton tall onClick={() => add('no-answer')}>
        No answer
      </StaffButton>
      <StaffButton tall onClick={close}>
        Not now
      </StaffButton>
      {lead.safe.voicemail !== 'no' && (
        <BoxField checked={voicemail} onChange={({ target }) => setVoicemail(target.checked)}>
          I left a voicemail, no reason named
        </BoxField>
      )}
    </Sheet>
  );
}

/** One booked call: who, when, how they are reached, and what can be done with it. */
import type { JSX } from 'react';
import type { BookedCall } from '#staff/contract/slots.ts';
import { shortClock } from '#staff/contract/times.ts';
import { StaffButton, StaffButtonLink } from '../ui/StaffButton.tsx';
import { CallName, CallReach } from './CallWords.tsx';

interface Props {
  call: BookedCall;
  now: number;
  zone: string;
  onMove: () => void;
  onCancel: () => void;
}

export const SWAP = 'M4 7h11M12.5 4.5 15 7l-2.5 2.5M16 13H5M7.5 10.500 5 13l2.5 2.5';

export function CallActions({ call, now, zone, onMove, onCancel }: Props): JSX.Element {
  const isOver = call.at < now;
  return (
    <div className="grid gap-3" data-call-card={call.id}>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <CallName call={call} isWhole />
        <CallReach call={call} />
      </p>
      {isOver && <p className="text-sm text-ink-soft">It began at {shortClock(call.at, zone)}.</p>}
      <div className="flex flex-wrap gap-2">
        {!isOver && (
          <>
            <StaffButton glyph={SWAP} onClick={onMove}>
              Move…
            </StaffButton>
            <StaffButton glyph="close" onClick={onCancel}>
              Cancel…
            </StaffButton>
          </>
        )}
        <StaffButtonLink look="quiet" href={`/admin#all/${call.id}`}>
          Open request
        </StaffButtonLink>
      </div>
    </div>
  );
}

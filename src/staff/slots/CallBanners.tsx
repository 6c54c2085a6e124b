/** What must not wait: calls in a busy time, and people who do not know that theirs has changed. */
import type { JSX, ReactNode } from 'react';
import type { BookedCall, Slots } from '#staff/contract/slots.ts';
import { slotText } from '#staff/contract/times.ts';
import { initials, Secret } from '../frame/Secret.tsx';
import { markTold } from '../stores/slots.ts';
import { Glyph } from '../ui/Glyph.tsx';
import { StaffTextButton } from '../ui/StaffButton.tsx';

interface Props {
  slots: Slots;
  zone: string;
  onMove: (call: BookedCall) => void;
}

function Banner({ children, action }: { children: ReactNode; action: ReactNode }): JSX.Element {
  return (
    <div
      className="flex items-start gap-2.5 rule-b bg-error-tint px-4 py-[11px] text-sm lg:px-7 print:hidden"
      role="status"
    >
      <Glyph name="alert" small className="mt-0.5 text-error" />
      <span className="flex-1">{children}</span>
      {action}
    </div>
  );
}

function Name({ firstName, lastName }: Pick<BookedCall, 'firstName' | 'lastName'>): JSX.Element {
  return (
    <Secret instead={initials(firstName, lastName)} width="short">
      {[firstName, lastName].filter(Boolean).join(' ') || 'Somebody'}
    </Secret>
  );
}

export function CallBanners({ slots, zone, onMove }: Props): JSX.Element {
  const { days, untold, now } = slots;
  const clashes = days
    .flatMap(({ booked }) => booked)
    .filter(({ isBusyThen, at }) => isBusyThen && at > now);
  return (
    <>
      {clashes.map((call) => (
        <Banner
          key={call.id}
          action={<StaffTextButton onClick={() => onMove(call)}>Move</StaffTextButton>}
        >
          <b>
            <Name {...call} /> has booked {slotText(call.at, now, zone)},
          </b>{' '}
          and your calendar says busy.
        </Banner>
      ))}
      {untold.map((one) => (
        <Banner
          key={one.id}
          action={
            <StaffTextButton onClick={() => markTold(one.id).catch(console.error)}>
              I told them
            </StaffTextButton>
          }
        >
          <b>
            <Name {...one} /> doesn’t know yet:
          </b>{' '}
          the call {one.from !== null && `${slotText(one.from, now, zone)} `}
          {one.to === null
            ? 'is canceled'
            : `is ${one.from === null ? '' : 'now '}${slotText(one.to, now, zone)}`}
          , and the mail could not be sent. <a href={`/admin#all/${one.id}`}>Call them</a>
        </Banner>
      ))}
    </>
  );
}

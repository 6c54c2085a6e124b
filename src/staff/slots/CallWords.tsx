/** Who booked a call, and how they are reached. */
import type { JSX } from 'react';
import { callWarning, type BookedCall } from '#staff/contract/slots.ts';
import { initials, Secret, shortName } from '../frame/Secret.tsx';
import { Tag } from '../ui/Tag.tsx';

const FIRST = { call: 'You call', text: 'Text first', email: 'Write first' } as const;

const wholeName = ({ firstName, lastName }: BookedCall): string =>
  [firstName, lastName].filter(Boolean).join(' ') || 'No name';

/** The name; with `isWhole` the last name as well. */
export function CallName({ call, isWhole }: { call: BookedCall; isWhole?: boolean }): JSX.Element {
  return (
    <b className={isWhole ? 'wrap-anywhere' : 'truncate'}>
      <Secret instead={initials(call.firstName, call.lastName)} width="short">
        {isWhole ? wholeName(call) : shortName(call)}
      </Secret>
    </b>
  );
}

/** What is not safe or clashes, else who calls or writes first; with `isShort` in few words. */
export function CallReach({ call, isShort }: { call: BookedCall; isShort?: boolean }): JSX.Element {
  const whole = callWarning(call);
  const [warning = ''] = isShort ? whole.split(':') : [whole];
  return (
    <>
      {warning && <Tag look={call.first.why === 'no-number' ? 'tan' : 'no'}>{warning}</Tag>}
      {call.isBusyThen && (
        <span className="text-error">{isShort ? 'Busy then' : 'You’re busy then'}</span>
      )}
      {!warning && !call.isBusyThen && (
        <span className="text-ink-soft">
          {call.answeredAt === null ? FIRST[call.first.by] : 'Answered'}
        </span>
      )}
    </>
  );
}

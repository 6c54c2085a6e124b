/** The practice's own calendars, whose busy times are not offered. */
import type { JSX } from 'react';
import type { BusyCalendar, Slots, UnreadKind } from '#staff/contract/slots.ts';
import { whenText } from '#staff/contract/times.ts';
import { useAction } from '../frame/use-action.ts';
import { changeFailure, checkCalendars } from '../stores/slots.ts';
import { Notice } from '../ui/Notice.tsx';
import { StaffButton } from '../ui/StaffButton.tsx';

interface Props {
  slots: Slots;
  zone: string;
}

/** What is wrong with an appointment, and what is blocked of it. */
const UNREAD: Readonly<Record<UnreadKind, string>> = {
  TIME: 'start or end isn’t clear. Only what we can read of its time is blocked.',
  RULE: 'how it repeats isn’t clear. Its first time is blocked, later ones may be missing.',
  DATES: 'a left-out, added or moved date isn’t clear. The dates we can read are blocked.',
  ZONE: 'time zone isn’t known. It’s blocked at that time on another clock, so it may be hours off.',
  LONG: 'repeats too often to follow. Only its first times are blocked.',
};

/** Appointments are counted, never named: titles are not read. */
function Unread({ calendar: { name, unread } }: { calendar: BusyCalendar }) {
  return (
    <Notice look="warn" glyph="alert">
      {name}: we can’t fully read some appointments, so a call may be booked over them. Find them in
      that calendar, and enter them again there.
      <ul className="mt-1 grid list-disc gap-1 pl-5">
        {unread.map(({ kind, count }) => (
          <li key={kind}>
            {count === 1 ? '1 appointment' : `${count} appointments`}: {UNREAD[kind]}
          </li>
        ))}
      </ul>
    </Notice>
  );
}

function Calendar({ calendar, now, zone }: { calendar: BusyCalendar; now: number; zone: string }) {
  const { name, readAt, failingSince, unread } = calendar;
  if (failingSince === null)
    return (
      <>
        <Notice look="good" glyph="check">
          {name}: {readAt === null ? 'not read yet' : `read ${whenText(readAt, now, zone)}`}
        </Notice>
        {unread.length > 0 && <Unread calendar={calendar} />}
      </>
    );
  return (
    <Notice look="bad" glyph="alert">
      {name}: no answer since {whenText(failingSince, now, zone)}.{' '}
      {readAt === null
        ? 'No busy times are known yet.'
        : 'We keep the busy times we know until they are over.'}
    </Notice>
  );
}

export function BusyCalendars({ slots, zone }: Props): JSX.Element {
  const { failure, isBusy, run } = useAction(changeFailure);
  const { calendars, days, now } = slots;
  const count = days.reduce((sum, { busy }) => sum + busy.length, 0);
  return (
    <section
      className="grid gap-3 rounded-paper bg-raised p-4 lg:p-5"
      aria-labelledby="busy"
      data-busy
    >
      <h2 id="busy">Block times from your calendar</h2>
      <p className="text-sm text-ink-soft">
        When you’re busy there, the form doesn’t offer that time. Titles aren’t read.
      </p>
      {calendars.length === 0 ? (
        <p className="text-sm text-ink-soft">
          No calendar is read. Whoever runs the server can set BUSY_CALENDARS to its private iCal
          address.
        </p>
      ) : (
        <>
          {calendars.map((calendar) => (
            <Calendar key={calendar.name} calendar={calendar} now={now} zone={zone} />
          ))}
          <p className="text-sm text-ink-soft">
            {count === 1 ? '1 busy time' : `${count} busy times`} on the days ahead.
          </p>
          {failure && (
            <Notice look="bad" glyph="alert" role="alert">
              {failure}
            </Notice>
          )}
          <div>
            <StaffButton disabled={isBusy} onClick={() => run(checkCalendars)}>
              {isBusy ? 'Checking…' : 'Check now'}
            </StaffButton>
          </div>
        </>
      )}
    </section>
  );
}
